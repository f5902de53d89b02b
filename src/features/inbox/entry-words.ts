import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ArrowRight,
  Ban,
  Banknote,
  Bell,
  CalendarCheck,
  Check,
  CircleAlert,
  CreditCard,
  Gift,
  HandCoins,
  Hourglass,
  House,
  type LucideIcon,
  MapPinCheck,
  Megaphone,
  Package,
  PackageCheck,
  PackageX,
  ReceiptText,
  ScanBarcode,
  ShoppingBag,
  SquareStack,
  Sparkles,
  Store,
  TrendingUp,
  Truck,
  Undo2,
  UserPlus,
} from 'lucide-react'
import type { Action, Notification, OrderStep, Subject } from '#contract/notifications.ts'
import type { About } from './news.ts'

/** The word and the picture of each thing that can be done about an entry. */
const actions: Record<Action, { label: MessageDescriptor; Icon: LucideIcon }> = {
  balance: { label: msg`Vedi i movimenti`, Icon: TrendingUp },
  follow: { label: msg`Segui l’ordine`, Icon: ShoppingBag },
  receipt: { label: msg`Guarda la ricevuta`, Icon: ReceiptText },
  item: { label: msg`Guarda l’articolo`, Icon: ShoppingBag },
  booking: { label: msg`Vedi la prenotazione`, Icon: CalendarCheck },
  place: { label: msg({ message: 'Prendi il posto', context: 'inbox' }), Icon: MapPinCheck },
  coupon: { label: msg`Mostra in cassa`, Icon: ScanBarcode },
  pack: { label: msg`Vedi il pacchetto`, Icon: SquareStack },
  scratch: { label: msg`Gratta`, Icon: Sparkles },
  invite: { label: msg`Invita ancora`, Icon: UserPlus },
  desk: { label: msg`Apri l’agenda`, Icon: CalendarCheck },
  notice: { label: msg`Leggi l’avviso`, Icon: Megaphone },
}
/** What another server says nothing of can be opened. */
const OPEN = { label: msg`Apri`, Icon: ArrowRight }

export const actionOf = ({ action, subject }: Pick<Notification, 'action' | 'subject'>) =>
  action ? actions[action] : subject === 'other' ? OPEN : undefined

export const subjectIcons: Record<Subject, LucideIcon> = {
  card: CreditCard,
  orders: ShoppingBag,
  bookings: CalendarCheck,
  rewards: Gift,
  counter: Store,
  other: Bell,
}

/** What became of an order, as its page draws it where that is a step of it. */
export const stepIcons: Record<OrderStep, LucideIcon> = {
  placed: Check,
  accepted: Package,
  kept: PackageX,
  ready: PackageCheck,
  shipped: Truck,
  delivered: House,
  collected: ShoppingBag,
  paid: Banknote,
  cancelled: Ban,
  withdrawn: Undo2,
  refunded: HandCoins,
}

/** What an entry says of itself besides its words; one that is done says nothing. R and S are both running. Spec §4. */
const running = { word: msg`In corso`, Icon: Hourglass, tone: 'warn' } as const
export const standings = {
  R: running,
  S: running,
  E: { word: msg`Errore`, Icon: CircleAlert, tone: 'bad' },
  D: undefined,
} as const

export const aboutWords: Record<About, MessageDescriptor> = {
  notices: msg`Avvisi`,
  card: msg`Carta`,
  orders: msg({ message: 'Ordini', context: 'inbox' }),
  bookings: msg`Prenotazioni`,
  rewards: msg`Premi`,
  counter: msg`Banco`,
}
