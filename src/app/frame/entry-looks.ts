import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Bell,
  BellRing,
  CalendarCheck,
  CalendarDays,
  CreditCard,
  Download,
  House,
  Info,
  Layers,
  type LucideIcon,
  MapPin,
  ReceiptText,
  ShieldCheck,
  ShoppingBag,
  Store,
  TrendingUp,
  UserPlus,
  UserRound,
  Users,
  Utensils,
} from 'lucide-react'
import type { EntryKey } from '#rules/visibility.ts'

/** Word and picture of each menu entry; `short` is for the tab bar. */
export const looks: Record<EntryKey, { title: MessageDescriptor; short: MessageDescriptor; Icon: LucideIcon }> = {
  home: { title: msg`Home`, short: msg`Home`, Icon: House },
  notifications: { title: msg`Notifiche`, short: msg`Notifiche`, Icon: Bell },
  card: { title: msg`La mia carta`, short: msg`Carta`, Icon: CreditCard },
  flows: { title: msg`Movimenti`, short: msg`Movimenti`, Icon: TrendingUp },
  menus: { title: msg`Menù`, short: msg`Menù`, Icon: Utensils },
  shop: { title: msg`Shop`, short: msg`Shop`, Icon: ShoppingBag },
  orders: { title: msg`I miei ordini`, short: msg`Ordini`, Icon: ReceiptText },
  booking: { title: msg`Prenota`, short: msg`Prenota`, Icon: CalendarDays },
  tables: { title: msg`Prenota un tavolo`, short: msg`Prenota`, Icon: CalendarDays },
  bookings: { title: msg`Le mie prenotazioni`, short: msg`Prenotazioni`, Icon: CalendarCheck },
  counter: { title: msg`Cassa`, short: msg`Cassa`, Icon: Store },
  stores: { title: msg`Negozi`, short: msg`Negozi`, Icon: MapPin },
  friends: { title: msg`Invita un amico`, short: msg`Invita`, Icon: UserPlus },
  activities: { title: msg`Le mie attività`, short: msg`Attività`, Icon: Layers },
  privacy: { title: msg`Privacy`, short: msg`Privacy`, Icon: ShieldCheck },
  install: { title: msg`Installa l’app`, short: msg`Installa`, Icon: Download },
  users: { title: msg`Utenti`, short: msg`Utenti`, Icon: Users },
  version: { title: msg`Versione`, short: msg`Versione`, Icon: Info },
  devices: { title: msg`Avvisi e dispositivi`, short: msg`Dispositivi`, Icon: BellRing },
  profile: { title: msg`Profilo`, short: msg`Profilo`, Icon: UserRound },
}
