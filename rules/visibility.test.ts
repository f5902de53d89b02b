import { expect, test } from 'vitest'
import { currentEntry, entries, type Facts, firstSteps, hasManyStores, isOpen, isReachable, ownerOfUnread, tabs } from './visibility.ts'

const bare: Facts = { configuration: {}, activities: 1, roles: ['ROLE_USER'] }
const keys = (facts: Partial<Facts>) => entries({ ...bare, ...facts }).map((entry) => entry.key)

test.each<[string, Partial<Facts>, string[]]>([
  ['nothing on', {}, ['home', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile']],
  [
    'the menu, when the activity enables it',
    { configuration: { showMenuApp: true } },
    ['home', 'card', 'flows', 'coupons', 'menus', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'the shop, when the activity enables it',
    { configuration: { showShopApp: true } },
    ['home', 'card', 'flows', 'coupons', 'shop', 'orders', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'packs, when the activity enables them',
    { configuration: { showPack: true, showShopApp: true } },
    ['home', 'card', 'flows', 'coupons', 'shop', 'packs', 'orders', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'notifications, unless home shows the notices',
    { configuration: { templateAppHome: 'I' } },
    ['home', 'notifications', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'no notifications where home shows the notices, but the same place',
    { configuration: { templateAppHome: 'S' } },
    ['home', 'notices', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'activities, when there is more than one',
    { activities: 2 },
    ['home', 'card', 'flows', 'coupons', 'stores', 'activities', 'privacy', 'install', 'profile'],
  ],
  [
    'figures, users and version for an admin',
    { roles: ['ROLE_ADMIN'] },
    ['home', 'till', 'figures', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'users', 'version', 'profile'],
  ],
  [
    'figures, users, version and devices for a super admin',
    { roles: ['ROLE_SUPER_ADMIN'] },
    ['home', 'till', 'figures', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'users', 'version', 'devices', 'profile'],
  ],
  [
    'neither for a manager',
    { roles: ['ROLE_MANAGER'] },
    ['home', 'till', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'the counter for who stands at it, where there is a shop',
    { configuration: { showShopApp: true }, roles: ['ROLE_STORE'] },
    ['home', 'counter', 'till', 'card', 'flows', 'coupons', 'shop', 'orders', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'no counter without a shop, but the till',
    { roles: ['ROLE_STORE'] },
    ['home', 'till', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'no counter for a customer of a shop',
    { configuration: { showShopApp: true } },
    ['home', 'card', 'flows', 'coupons', 'shop', 'orders', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'services are booked, when the activity enables it',
    { configuration: { showBookingApp: true, bookingType: 'NO' } },
    ['home', 'card', 'flows', 'coupons', 'booking', 'bookings', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'tables are booked apart, and staff answer for them',
    { configuration: { showBookingApp: true, bookingType: 'R' }, roles: ['ROLE_STORE'] },
    ['home', 'counterBookings', 'till', 'card', 'flows', 'coupons', 'tables', 'bookings', 'stores', 'privacy', 'install', 'profile'],
  ],
  [
    'no bookings without their kind',
    { configuration: { showBookingApp: true } },
    ['home', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile'],
  ],
  ['no activity yet', { activities: 0, roles: [] }, ['home', 'card', 'flows', 'coupons', 'stores', 'privacy', 'install', 'profile']],
  [
    'scratch cards, when the activity gives them',
    { configuration: { showInstantWin: true } },
    ['home', 'card', 'flows', 'coupons', 'stores', 'scratchCards', 'privacy', 'install', 'profile'],
  ],
  [
    'inviting friends, when the activity offers it',
    { configuration: { showIntroduceFriendPhoneApp: true } },
    ['home', 'card', 'flows', 'coupons', 'stores', 'friends', 'privacy', 'install', 'profile'],
  ],
])('%s', (_, facts, expected) => {
  expect(keys(facts)).toEqual(expected)
})

test('the tab bar takes four: the menu and the shop before the movements, and last what is new', () => {
  const all = entries({ configuration: { showMenuApp: true }, activities: 3, roles: ['ROLE_ADMIN'] })
  expect(tabs(all).map((entry) => entry.key)).toEqual(['home', 'till', 'card', 'menus'])
  const shop = entries({ ...bare, configuration: { showShopApp: true } })
  expect(tabs(shop).map((entry) => entry.key)).toEqual(['home', 'card', 'shop', 'orders'])
  expect(tabs(entries({ ...bare, activities: 2 })).map((entry) => entry.key)).toEqual(['home', 'card', 'flows', 'activities'])
  expect(tabs(entries(bare)).map((entry) => entry.key)).toEqual(['home', 'card', 'flows', 'stores'])
  const looked = entries({ ...bare, configuration: { showMenuApp: true, showShopApp: true, templateAppHome: 'S' } })
  expect(tabs(looked, 'A').map((entry) => entry.key)).toEqual(['home', 'card', 'shop', 'notices'])
  const booked = { showMenuApp: true, showShopApp: true, showBookingApp: true, bookingType: 'NO', templateAppHome: 'V' } as const
  expect(tabs(entries({ ...bare, configuration: booked }), 'A').map((entry) => entry.key)).toEqual([
    'home',
    'card',
    'booking',
    'notifications',
  ])
  const staff = entries({ ...bare, configuration: { showShopApp: true }, roles: ['ROLE_STORE'] })
  expect(tabs(staff).map((entry) => entry.key)).toEqual(['home', 'counter', 'till', 'card'])
  const video = entries({ ...bare, configuration: { templateAppHome: 'V' }, activities: 2 })
  expect(tabs(video).map((entry) => entry.key)).toEqual(['home', 'card', 'flows', 'notifications'])
  const notices = { templateAppHome: 'S', showMenuApp: true, showShopApp: true, showBookingApp: true, bookingType: 'R' } as const
  expect(tabs(entries({ ...bare, configuration: notices })).map((entry) => entry.key)).toEqual(['home', 'card', 'menus', 'notices'])
  const behind = entries({ ...bare, configuration: notices, roles: ['ROLE_STORE'] })
  expect(tabs(behind).map((entry) => entry.key)).toEqual(['home', 'counter', 'counterBookings', 'till'])
})

test.each([
  ['/', 'home'],
  ['/counter', 'counter'],
  ['/counter/sold-out', 'counter'],
  ['/counter/bookings', 'counterBookings'],
  ['/counter/till/c1/earn', 'till'],
  ['/booking', 'booking'],
  ['/bookings/b1/move', 'bookings'],
  ['/shop/shops/color-1', 'shop'],
  ['/shop/cart', 'shop'],
  ['/shop/checkout', 'shop'],
  ['/shop/pay/success', 'shop'],
])('%s stands under %s', (path, expected) => {
  const configuration = { showShopApp: true, showBookingApp: true, bookingType: 'N' } as const
  expect(currentEntry(path, entries({ ...bare, configuration, roles: ['ROLE_STORE'] }))).toBe(expected)
})

test('a path of a hidden entry is closed, with what lies under it', () => {
  expect(isOpen('/menus', bare)).toBe(false)
  expect(isOpen('/menus/', bare)).toBe(false)
  expect(isOpen('/menus/dish-1', bare)).toBe(false)
  expect(isOpen('/menus/dish-1', { ...bare, configuration: { showMenuApp: true } })).toBe(true)
  expect(isOpen('/shop/shops/color-1', bare)).toBe(false)
  expect(isOpen('/shop/shops/color-1', { ...bare, configuration: { showShopApp: true } })).toBe(true)
  expect(isOpen('/version', bare)).toBe(false)
  expect(isOpen('/users/audit', bare)).toBe(false)
  expect(isOpen('/users/audit', { ...bare, roles: ['ROLE_ADMIN'] })).toBe(true)
  expect(isOpen('/version', { ...bare, roles: ['ROLE_ADMIN'] })).toBe(true)
  expect(isOpen('/activities', bare)).toBe(false)
})

test('the counter is closed to a customer', () => {
  const shop: Facts = { ...bare, configuration: { showShopApp: true } }
  expect(isOpen('/counter', shop)).toBe(false)
  expect(isOpen('/counter', { ...shop, roles: ['ROLE_STORE'] })).toBe(true)
  expect(isOpen('/counter/till', bare)).toBe(false)
})

test('the figures are the administration’s, not the counter’s', () => {
  const shop: Facts = { ...bare, configuration: { showShopApp: true } }
  expect(isOpen('/counter/figures', { ...shop, roles: ['ROLE_STORE', 'ROLE_MANAGER'] })).toBe(false)
  expect(isOpen('/counter/figures', { ...bare, roles: ['ROLE_ADMIN'] })).toBe(true)
})

test('the devices are every customer’s page, whoever has the entry', () => {
  expect(isOpen('/devices', bare)).toBe(true)
})

test('the count of the unread stands on what is new, whichever entry that is, and on none where neither is shown', () => {
  const shownBy = (templateAppHome: 'S' | 'V') => entries({ ...bare, configuration: { templateAppHome } })
  expect(ownerOfUnread(shownBy('V'))).toBe('notifications')
  expect(ownerOfUnread(shownBy('S'))).toBe('notices')
  expect(ownerOfUnread(entries(bare))).toBeUndefined()
})

test.each([
  ['S', 'notices'],
  ['V', 'notifications'],
] as const)('a notice stands under what is new, with %s on home', (templateAppHome, expected) => {
  expect(currentEntry('/notices/n1', entries({ ...bare, configuration: { templateAppHome } }))).toBe(expected)
})

test('notices are open where notifications are not', () => {
  const facts: Facts = { ...bare, configuration: { templateAppHome: 'S' } }
  expect(isOpen('/notifications', facts)).toBe(false)
  expect(isOpen('/notices/n1', facts)).toBe(true)
})

test('a path no entry owns is the router’s business', () => {
  expect(isOpen('/install', bare)).toBe(true)
  expect(isOpen('/menusx', bare)).toBe(true)
  expect(isOpen('/', bare)).toBe(true)
})

test.each([
  ['/', true],
  ['/card', true],
  ['/notices/n1', true],
  ['/menus', false],
  ['/version', false],
  ['/nowhere', false],
])('a link may lead to %s: %s', (path, expected) => {
  expect(isReachable(path, bare)).toBe(expected)
})

test.each([
  [0, false],
  [1, false],
  [2, true],
  [null, true],
  [undefined, true],
])('%s stores are many: %s', (stores, many) => {
  expect(hasManyStores(stores)).toBe(many)
})

test.each<[string, Facts['configuration'], string[]]>([
  ['nothing, where there is nothing to do', {}, []],
  ['the menu and a table', { showMenuApp: true, showShopApp: true, showBookingApp: true, bookingType: 'R' }, ['menus', 'tables']],
  [
    'an appointment, then the list',
    { showMenuApp: true, showShopApp: true, showBookingApp: true, bookingType: 'NO' },
    ['booking', 'menus'],
  ],
  ['the shop alone', { showShopApp: true }, ['shop']],
])('a new customer begins with %s', (_, configuration, expected) => {
  expect(firstSteps(entries({ ...bare, configuration })).map(({ key }) => key)).toEqual(expected)
})

test('who works here begins at the counter, and is shown no first steps', () => {
  const all = { showMenuApp: true, showShopApp: true }
  expect(firstSteps(entries({ ...bare, roles: ['ROLE_STORE'], configuration: all }))).toEqual([])
})
