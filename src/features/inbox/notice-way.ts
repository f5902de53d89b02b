import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
import type { Notice } from '#contract/notices.ts'
import { externalLink } from '#rules/paths.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useTarget } from '../../components/activity/use-target.ts'

/** A page of this app, or an address outside with its host, and the words of the key that leads there. */
export type Way = { label: MessageDescriptor; Icon: LucideIcon } & (
  | { to: string; href?: undefined }
  | { href: string; host: string; to?: undefined }
)

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

/** Where something leads, in this app first and then outside. SEMANTICS 2. */
export function useWays({ link, externalLink: address }: Pick<Notice, 'link' | 'externalLink'>): Way[] {
  const to = useTarget(link)
  const outside = externalLink(address)
  const inside = useWords(to ?? '')
  return [...(to ? [{ ...inside, to }] : []), ...(outside ? [{ ...outside, label: msg`Apri il sito`, Icon: ExternalLink }] : [])]
}
