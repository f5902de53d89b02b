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
  Ticket,
  TrendingUp,
  Utensils,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Notice } from '#contract/notices.ts'
import { readPath } from '#rules/languages.ts'
import { externalLink, safePath } from '#rules/paths.ts'
import { isOpen } from '#rules/visibility.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useFacts } from '../../components/use-facts.ts'
import { useOnline } from '../../ui/use-online.ts'

/** What a tap does, by the first part of the path. */
const words: Record<string, { label: MessageDescriptor; Icon: LucideIcon }> = {
  card: { label: msg`Mostra la carta`, Icon: CreditCard },
  flows: { label: msg`Vedi i movimenti`, Icon: TrendingUp },
  menus: { label: msg`Vai al menù`, Icon: Utensils },
  booking: { label: msg`Prenota`, Icon: CalendarDays },
  coupons: { label: msg`Vedi i coupon`, Icon: Ticket },
  shop: { label: msg`Vai allo shop`, Icon: ShoppingBag },
}
const other = { label: msg`Apri`, Icon: ArrowRight }
/** Where one eats it is a table that is booked. */
const table = { label: msg`Prenota un tavolo`, Icon: Utensils }

/** A path of this app that this customer may open, without a language of its own. */
function useTarget(link: string | null): string | undefined {
  const facts = useFacts()
  const path = safePath(link)
  if (!path) return undefined
  const bare = readPath(path).path
  return isOpen(bare.replace(/[?#].*$/s, ''), facts) ? bare : undefined
}

/** The one thing that a notice asks for: a page of this app, or an address outside, which says its host. SEMANTICS 2. */
export function NoticeAction({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const path = useTarget(notice.link)
  const outside = externalLink(notice.externalLink)
  const isTable = useConfiguration().data?.bookingType?.startsWith('R')
  if (!path) return outside ? <Outside {...outside} isPrimary /> : null
  const page = path.split(/[/?#]/)[1] ?? ''
  const { label, Icon } = (page === 'booking' && isTable ? table : words[page]) ?? other
  return (
    <>
      <Link className="button button-primary button-wide" to={path}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {i18n._(label)}
      </Link>
      {outside ? <Outside {...outside} /> : null}
    </>
  )
}

function Outside({ href, host, isPrimary = false }: { href: string; host: string; isPrimary?: boolean }) {
  const isOnline = useOnline()
  return (
    <a
      className={`button ${isPrimary ? 'button-primary ' : ''}button-wide notice-outside`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalLink aria-hidden size={20} strokeWidth={1.75} />
      <span>
        <Trans>Apri il sito</Trans>
        <span className="notice-host">{isOnline ? host : <Trans>{host}: serve la rete</Trans>}</span>
      </span>
    </a>
  )
}
