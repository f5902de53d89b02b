import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CalendarCheck, type LucideIcon, ShoppingBag, Ticket, Users, WalletCards } from 'lucide-react'
import type { Figures } from '#contract/counter-figures.ts'
import { hundredths, type Measure } from '#rules/figures.ts'
import { centsOf } from '#rules/money.ts'

type Value = (figures: Figures) => number | null | undefined
/** `title`: as it stands alone in a file; `head`: below the name of its measure. Money is in cents. */
export type Column = { head: MessageDescriptor; title: MessageDescriptor; value: Value; as: 'count' | 'money' | 'percent'; isStrong?: true }
/** What a chart draws: a whole and its parts on one another, or one above the line and one below. `in`: how its figures read. */
export type Drawn = { name: MessageDescriptor; value: Value }
export type Series = { is: 'stacked' | 'mirrored'; as: 'count' | 'money'; total: Value; full: Drawn; hatched: Drawn }
export type Looks = { name: MessageDescriptor; Icon: LucideIcon; columns: readonly Column[]; series: Series }

/** A rest is known only where its part is. */
const rest = (whole: number, part: number | null) => (part === null ? null : whole - part)

const people: Looks = {
  name: msg`Chi torna`,
  Icon: Users,
  columns: [
    { head: msg`Clienti`, title: msg`Clienti`, value: ({ people: { came } }) => came, as: 'count' },
    { head: msg`Tornati`, title: msg`Clienti tornati`, value: ({ people: { back } }) => back, as: 'count' },
    { head: msg`Nuovi`, title: msg`Clienti nuovi`, value: ({ people: { came, back } }) => rest(came, back), as: 'count' },
    {
      head: msg`Tornano`,
      title: msg`Tornano su 100`,
      value: ({ people: { came, back } }) => (back === null ? null : hundredths(back, came)),
      as: 'percent',
      isStrong: true,
    },
  ],
  series: {
    is: 'stacked',
    as: 'count',
    total: ({ people: { came } }) => came,
    full: { name: msg`Tornati`, value: ({ people: { back } }) => back },
    hatched: { name: msg`Nuovi`, value: ({ people: { came, back } }) => rest(came, back) },
  },
}

const credit: Looks = {
  name: msg`Credito`,
  Icon: WalletCards,
  columns: [
    { head: msg`Dati`, title: msg`Credito dato`, value: ({ credit: { given } }) => centsOf(given), as: 'money' },
    { head: msg`Spesi`, title: msg`Credito speso`, value: ({ credit: { spent } }) => centsOf(spent), as: 'money' },
  ],
  series: {
    is: 'mirrored',
    as: 'money',
    total: ({ credit: { given } }) => centsOf(given),
    full: { name: msg`Dati, in euro`, value: ({ credit: { given } }) => centsOf(given) },
    hatched: { name: msg`Spesi, in euro`, value: ({ credit: { spent } }) => centsOf(spent) },
  },
}

const orders: Looks = {
  name: msg({ message: 'Ordini', context: 'figures' }),
  Icon: ShoppingBag,
  columns: [
    {
      head: msg({ message: 'Ordini', context: 'figures' }),
      title: msg({ message: 'Ordini', context: 'figures' }),
      value: ({ orders: { count } }) => count,
      as: 'count',
    },
    { head: msg`Valore`, title: msg`Valore degli ordini`, value: ({ orders: { worth } }) => centsOf(worth), as: 'money' },
    { head: msg`Ritirati`, title: msg`Ordini ritirati`, value: ({ orders: { collected } }) => collected, as: 'count' },
    { head: msg`Spediti`, title: msg`Ordini spediti`, value: ({ orders: { count, collected } }) => rest(count, collected), as: 'count' },
  ],
  series: {
    is: 'stacked',
    as: 'count',
    total: ({ orders: { count } }) => count,
    full: { name: msg`Ritirati`, value: ({ orders: { collected } }) => collected },
    hatched: { name: msg`Spediti`, value: ({ orders: { count, collected } }) => rest(count, collected) },
  },
}

const bookings: Looks = {
  name: msg`Prenotazioni`,
  Icon: CalendarCheck,
  columns: [
    { head: msg`In tutto`, title: msg`Prenotazioni`, value: ({ bookings: { count } }) => count, as: 'count' },
    { head: msg`Venuti`, title: msg`Prenotazioni: venuti`, value: ({ bookings: { count, absent } }) => rest(count, absent), as: 'count' },
    { head: msg`Assenti`, title: msg`Prenotazioni: assenti`, value: ({ bookings: { absent } }) => absent, as: 'count' },
    { head: msg`Annullate`, title: msg`Prenotazioni annullate`, value: ({ bookings: { cancelled } }) => cancelled, as: 'count' },
  ],
  series: {
    is: 'stacked',
    as: 'count',
    total: ({ bookings: { count } }) => count,
    full: { name: msg`Venuti`, value: ({ bookings: { count, absent } }) => rest(count, absent) },
    hatched: { name: msg`Assenti`, value: ({ bookings: { absent } }) => absent },
  },
}

const coupons: Looks = {
  name: msg`Coupon`,
  Icon: Ticket,
  columns: [
    { head: msg`Dati`, title: msg`Coupon dati`, value: ({ coupons: { given } }) => given, as: 'count' },
    { head: msg`Usati`, title: msg`Coupon usati`, value: ({ coupons: { used } }) => used, as: 'count' },
  ],
  series: {
    is: 'mirrored',
    as: 'count',
    total: ({ coupons: { used } }) => used,
    full: { name: msg`Dati`, value: ({ coupons: { given } }) => given },
    hatched: { name: msg`Usati`, value: ({ coupons: { used } }) => used },
  },
}

/** What has no tile of its own stands in the file alone. */
export const FILE_COLUMNS: readonly Omit<Column, 'head'>[] = [
  { title: msg`Pacchetti venduti o regalati`, value: ({ packs }) => packs?.sold, as: 'count' },
  { title: msg`Ingressi usati`, value: ({ packs }) => packs?.used, as: 'count' },
  { title: msg`Carte da grattare date`, value: ({ scratchCards }) => scratchCards?.issued, as: 'count' },
  { title: msg`Carte da grattare vincenti`, value: ({ scratchCards }) => scratchCards?.won, as: 'count' },
]

/** What each measure is called, and what of it stands in the table, in the file and in the chart. LOOK "counter-4". */
export const MEASURE_LOOKS: Record<Measure, Looks> = { people, credit, orders, bookings, coupons }
