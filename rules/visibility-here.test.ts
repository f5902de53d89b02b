import { expect, test } from 'vitest'
import { currentTab, entries, type Facts, isRoot, tabs } from './visibility.ts'

const bare: Facts = { configuration: {}, activities: 1, roles: ['ROLE_USER'] }
const restaurant = { showMenuApp: true, showBookingApp: true, bookingType: 'R', templateAppHome: 'V' } as const
const salon = { showBookingApp: true, bookingType: 'N', templateAppHome: 'V' } as const

test.each([
  ['/flows', restaurant, 'card'],
  ['/flows', {}, 'flows'],
  ['/bookings/b1', salon, 'booking'],
  ['/bookings', { ...salon, showMenuApp: true, showShopApp: true }, undefined],
  ['/coupons', restaurant, undefined],
  ['/notices/n1', restaurant, 'notifications'],
])('%s stands under a tab, or none', (path, configuration, expected) => {
  const visible = entries({ ...bare, configuration })
  expect(currentTab(path, tabs(visible), visible)).toBe(expected)
})

test('nobody goes back from a tab, nor from what stands in the menu beside; the inbox is one place', () => {
  const visible = entries({ ...bare, configuration: restaurant })
  const tabbed = tabs(visible)
  const roots = (beside: typeof visible) =>
    ['/', '/notices', '/notifications', '/menus/dish', '/flows', '/profile', '/profile/password'].filter((path) =>
      isRoot(path, tabbed, beside),
    )
  expect(roots([])).toEqual(['/', '/notices', '/notifications', '/menus/dish'])
  expect(roots(visible)).toEqual(['/', '/notices', '/notifications', '/menus/dish', '/flows', '/profile'])
})
