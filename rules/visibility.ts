import type { Configuration } from '#contract/activities.ts'
import { may, type Permission } from './permissions.ts'

/** What decides: the activity's flags, how many activities the customer has, her roles. */
export type Facts = { configuration: Partial<Configuration>; activities: number; roles: readonly string[] }

type Row = {
  key: string
  path: `/${string}`
  needs?: Permission
  when?: (facts: Facts) => boolean
  /** The page is everybody's; only its entry is not. */
  isForAll?: true
}

const takesBookings = ({ showBookingApp, bookingType }: Facts['configuration']) => showBookingApp === true && Boolean(bookingType)

/** Every entry of the side menu, in its order. Spec §2, §6. */
const table = [
  { key: 'home', path: '/' },
  // Whoever works here comes for this; a customer has none of them.
  { key: 'counter', path: '/counter', needs: 'counter', when: ({ configuration }) => configuration.showShopApp === true },
  { key: 'counterBookings', path: '/counter/bookings', needs: 'counter', when: ({ configuration }) => takesBookings(configuration) },
  { key: 'till', path: '/counter/till', needs: 'counter' },
  { key: 'figures', path: '/counter/figures', needs: 'administration' },
  {
    key: 'notifications',
    path: '/notifications',
    when: ({ configuration: { templateAppHome } }) => templateAppHome !== undefined && templateAppHome !== 'S',
  },
  // The same place where home shows the notices. docs/decisions/one-inbox.md
  { key: 'notices', path: '/notices', when: ({ configuration }) => configuration.templateAppHome === 'S', isForAll: true },
  { key: 'card', path: '/card' },
  { key: 'flows', path: '/flows' },
  { key: 'coupons', path: '/coupons' },
  { key: 'menus', path: '/menus', when: ({ configuration }) => configuration.showMenuApp === true },
  { key: 'shop', path: '/shop/shops', when: ({ configuration }) => configuration.showShopApp === true },
  { key: 'packs', path: '/packs', when: ({ configuration }) => configuration.showPack === true },
  { key: 'orders', path: '/shop/order/orders', when: ({ configuration }) => configuration.showShopApp === true },
  {
    key: 'booking',
    path: '/booking',
    when: ({ configuration }) => takesBookings(configuration) && configuration.bookingType?.startsWith('N') === true,
  },
  {
    key: 'tables',
    path: '/booking',
    when: ({ configuration }) => takesBookings(configuration) && configuration.bookingType?.startsWith('R') === true,
  },
  { key: 'bookings', path: '/bookings', when: ({ configuration }) => takesBookings(configuration) },
  { key: 'stores', path: '/stores' },
  { key: 'scratchCards', path: '/instant-win/scratch-and-wins', when: ({ configuration }) => configuration.showInstantWin === true },
  { key: 'friends', path: '/invite-friend', when: ({ configuration }) => configuration.showIntroduceFriendPhoneApp === true },
  { key: 'activities', path: '/activities', when: ({ activities }) => activities > 1 },
  { key: 'privacy', path: '/privacy' },
  { key: 'install', path: '/install' },
  { key: 'users', path: '/users', needs: 'administration' },
  { key: 'version', path: '/version', needs: 'administration' },
  { key: 'devices', path: '/devices', needs: 'superAdmin', isForAll: true },
  { key: 'profile', path: '/profile' },
] as const satisfies readonly Row[]

export type EntryKey = (typeof table)[number]['key']
export type Entry = { key: EntryKey; path: `/${string}` }

const isVisible = (row: Row, facts: Facts) => (!row.needs || may(facts.roles, row.needs)) && (!row.when || row.when(facts))

/** The menu entries this customer sees, in order. The one rule of visibility: menu, tabs and routes all ask it. Spec §6. */
export const entries = (facts: Facts): Entry[] => table.filter((row) => isVisible(row, facts)).map(({ key, path }) => ({ key, path }))

/** Stores are many unless it is known that they are not: their entry is titled so. Spec §6. */
export const hasManyStores = (stores: number | null | undefined): boolean => stores === null || stores === undefined || stores > 1

const STAFFS: readonly EntryKey[] = ['counter', 'counterBookings', 'till']
/** A menu is what one comes for; a collection or a price list is looked at once one knows that one can book, or buy. */
const OFFERED = {
  R: ['menus', 'shop', 'orders', 'booking', 'tables'],
  A: ['booking', 'shop', 'menus', 'orders', 'tables'],
} as const satisfies Record<string, readonly EntryKey[]>
const tabOrder = (menuType: keyof typeof OFFERED): readonly EntryKey[] => [
  'home',
  ...STAFFS,
  'card',
  ...OFFERED[menuType],
  'flows',
  'activities',
  'stores',
]
/** How many tabs there are beside "Altro". */
const TABS = 4

/** The entry of what is new: under which name depends on what home shows. */
const isNews = ({ key }: Entry) => key === 'notifications' || key === 'notices'
/** An entry of those who work here. */
export const isCounter = ({ key }: Entry) => STAFFS.includes(key)

/** The at most four entries that matter most, for the tab bar: the last is what is new, unless the counter needs all of them. LOOK "The frame". */
export function tabs(visible: readonly Entry[], menuType: keyof typeof OFFERED = 'R'): Entry[] {
  const first = tabOrder(menuType)
    .flatMap((key) => visible.filter((entry) => entry.key === key))
    .slice(0, TABS)
  const news = visible.filter(isNews)
  return first.slice(TABS - 1).some(isCounter) ? first : [...first.slice(0, TABS - news.length), ...news]
}

/** What somebody comes for the first time: she books, sees what there is, buys. */
const STEPS = ['booking', 'menus', 'tables', 'shop'] as const satisfies readonly EntryKey[]
const FIRST_STEPS = 2
export type FirstStep = Entry & { key: (typeof STEPS)[number] }

/** The two entries at most with which a new customer begins; home shows them as long as nothing is new. Who works here begins at the counter. */
export const firstSteps = (visible: readonly Entry[]): FirstStep[] =>
  (visible.some(isCounter) ? [] : STEPS)
    .flatMap((key) => visible.flatMap((entry) => (entry.key === key ? [{ ...entry, key }] : [])))
    .slice(0, FIRST_STEPS)

/** Which of these entries shows how much is to be read; undefined where none of them leads there. */
export const ownerOfUnread = (shown: readonly Entry[]): EntryKey | undefined => shown.find(isNews)?.key

const holds = (row: { path: string }, path: string) => path === row.path || (row.path !== '/' && path.startsWith(`${row.path}/`))

/** The inbox has two paths. docs/decisions/one-inbox.md */
const isInbox = (path: string) => ['/notices', '/notifications'].some((one) => holds({ path: one }, path))

/** Her devices: the last of the side menu for everybody, whoever has them among her entries or not. */
export const DEVICES: Entry = { key: 'devices', path: '/devices' }

/**
 * May nobody go back from this page? From that of a tab, with what lies below it, and from that of an entry that stands in sight.
 * @param path without language prefix, query and hash   @param beside the entries of the menu that stands beside; none where none does
 */
export function isRoot(path: string, tabbed: readonly Entry[], beside: readonly Entry[]): boolean {
  const at = isInbox(path) ? ([...tabbed, ...beside].find(isNews)?.path ?? path) : path
  return tabbed.some((tab) => holds(tab, at)) || beside.some((entry) => entry.path === at)
}

/** The way from a good to the paid order. */
const PURCHASE = ['/shop/cart', '/shop/checkout', '/shop/pay']

/**
 * Which of these entries a page stands under: the one with the longest path, since the counter's bookings lie below the counter.
 * @param path without language prefix, query and hash   @returns undefined if it stands under none
 */
export function currentEntry(path: string, visible: readonly Entry[]): EntryKey | undefined {
  if (isInbox(path)) return ownerOfUnread(visible)
  if (PURCHASE.some((step) => holds({ path: step }, path))) return visible.find(({ key }) => key === 'shop')?.key
  return visible.filter((entry) => holds(entry, path)).sort((one, other) => other.path.length - one.path.length)[0]?.key
}

/** Under which tab an entry stands that has none of its own. */
const WITHIN: Partial<Record<EntryKey, readonly EntryKey[]>> = { flows: ['card'], bookings: ['booking', 'tables'] }

/**
 * Under which of the tabs a page stands.
 * @param path as of `currentEntry`   @returns undefined if it stands under none
 */
export function currentTab(path: string, tabbed: readonly Entry[], visible: readonly Entry[]): EntryKey | undefined {
  const current = currentEntry(path, visible)
  const at = current === undefined ? [] : [current, ...(WITHIN[current] ?? [])]
  return at.find((key) => tabbed.some((tab) => tab.key === key))
}

/** The rows that own a path: two of them, where two entries lead there; none of a path that is no entry's. */
export function owners(path: string): Row[] {
  const bare = path.replace(/\/+$/, '') || '/'
  const held = table.filter((candidate: Row) => holds(candidate, bare))
  const longest = Math.max(...held.map((row) => row.path.length))
  return held.filter((row) => row.path.length === longest)
}

/**
 * May this page be shown? A path that belongs to a hidden entry is the 404 page. SEMANTICS 13.
 * @param path without language prefix, query and hash   @returns true also for a path no entry owns: the router knows it or not
 */
export function isOpen(path: string, facts: Facts): boolean {
  const rows = owners(path)
  return rows.length === 0 || rows.some((row) => row.isForAll || isVisible(row, facts))
}

/**
 * May a link from a notice lead to this page? Only to one that is there, and that this customer may see.
 * @param path without language prefix, query and hash
 */
export function isReachable(path: string, facts: Facts): boolean {
  const bare = path.replace(/\/+$/, '') || '/'
  return table.some((row) => holds(row, bare)) && isOpen(bare, facts)
}
