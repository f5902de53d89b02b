import { expect, test } from 'vitest'
import { isLacked, waysOn } from './no-page.ts'
import { entries, type Facts } from './visibility.ts'

const bare: Facts = { configuration: {}, activities: 1, roles: ['ROLE_USER'] }

test.each<[string, Facts, boolean]>([
  ['/menus', bare, true],
  ['/menus/d1', bare, true],
  ['/activities', bare, true],
  ['/booking', bare, true],
  ['/card', bare, false],
  ['/version', bare, false],
  ['/counter', bare, false],
  ['/nowhere', bare, false],
  ['/menus', { ...bare, configuration: { showMenuApp: true } }, false],
])('is the page %s lacking for want of a flag: %#', (path, facts, expected) => {
  expect(isLacked(path, facts)).toBe(expected)
})

test('whoever found no page is led on to what she comes for, or to her work', () => {
  const configuration = { showMenuApp: true, showShopApp: true }
  const keys = (roles: string[]) => waysOn(entries({ ...bare, roles, configuration })).map(({ key }) => key)
  expect(keys([])).toEqual(['menus', 'shop'])
  expect(keys(['ROLE_STORE'])).toEqual(['counter', 'till'])
})
