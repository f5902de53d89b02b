import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowRight,
  CalendarDays,
  CreditCard,
  ExternalLink,
  type LucideIcon,
  ShoppingBag,
  SquareStack,
  Ticket,
  TrendingUp,
  Utensils,
} from 'lucide-react'
import { useId } from 'react'
import type { Notice } from '#contract/notices.ts'
import { externalLink } from '#rules/paths.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useTarget } from '../../components/activity/use-target.ts'
import { useOnline } from '../../ui/use-online.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import '../../components/page/outside.css'

/** What a tap does, by the first part of the path. */
const words: Record<string, { label: MessageDescriptor; Icon: LucideIcon }> = {
  card: { label: msg`Mostra la carta`, Icon: CreditCard },
  flows: { label: msg`Vedi i movimenti`, Icon: TrendingUp },
  menus: { label: msg`Vai al menù`, Icon: Utensils },
  booking: { label: msg`Prenota`, Icon: CalendarDays },
  coupons: { label: msg`Vedi i coupon`, Icon: Ticket },
  packs: { label: msg`Vedi i pacchetti`, Icon: SquareStack },
  shop: { label: msg`Vai allo shop`, Icon: ShoppingBag },
}
const other = { label: msg`Apri`, Icon: ArrowRight }
const ofPlace: typeof words = { booking: { label: msg`Prenota un tavolo`, Icon: Utensils } }

/** Where one eats it is a table that is booked, and where one does not, what is on offer is no menu. */
function useWords(path: string) {
  const configuration = useConfiguration()
  const page = path.split(/[/?#]/)[1] ?? ''
  if (page === 'menus' && configuration?.menuType !== 'R') return other
  return (configuration?.bookingType?.startsWith('R') && ofPlace[page]) || words[page] || other
}

/** The one thing that a notice asks for: a page of this app, or an address outside, with its host beside it. SEMANTICS 2. */
export function NoticeAction({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const path = useTarget(notice.link)
  const outside = externalLink(notice.externalLink)
  const { label, Icon } = useWords(path ?? '')
  if (!path) return outside ? <Outside {...outside} isPrimary /> : null
  return (
    <>
      <ButtonLink look="primary" isWide to={path}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {i18n._(label)}
      </ButtonLink>
      {outside ? <Outside {...outside} /> : null}
    </>
  )
}

function Outside({ href, host, isPrimary = false }: { href: string; host: string; isPrimary?: boolean }) {
  const isOnline = useOnline()
  const id = useId()
  return (
    <div className="outside">
      <ButtonLink look={isPrimary ? 'primary' : undefined} href={href} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
        <ExternalLink aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Apri il sito</Trans>
      </ButtonLink>
      <span id={id} className="small quiet">
        {isOnline ? host : <Trans>{host}: serve la rete</Trans>}
      </span>
    </div>
  )
}
