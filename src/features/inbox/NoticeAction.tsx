import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Notice } from '#contract/notices.ts'
import { useOnline } from '../../ui/use-online.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useWays, type Way } from './notice-way.ts'
import '../../components/page/outside.css'

/** The one thing that a notice asks for: a page of this app, or an address outside, with its host beside it. SEMANTICS 2. */
export function NoticeAction({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const ways = useWays(notice)
  return ways.map((way, place) =>
    way.to === undefined ? (
      <Outside key={way.href} way={way} isPrimary={place === 0} />
    ) : (
      <ButtonLink key={way.to} look="primary" isWide to={way.to}>
        <way.Icon aria-hidden size={20} strokeWidth={1.75} />
        {i18n._(way.label)}
      </ButtonLink>
    ),
  )
}

function Outside({ way: { href, host, label, Icon }, isPrimary }: { way: Way & { href: string }; isPrimary: boolean }) {
  const { i18n } = useLingui()
  const isOnline = useOnline()
  const id = useId()
  return (
    <div className="outside">
      <ButtonLink look={isPrimary ? 'primary' : undefined} href={href} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {i18n._(label)}
      </ButtonLink>
      <span id={id} className="small quiet">
        {isOnline ? host : <Trans>{host}: serve la rete</Trans>}
      </span>
    </div>
  )
}
