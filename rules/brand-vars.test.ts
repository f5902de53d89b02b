import { expect, test } from 'vitest'
import { brandVars } from './brand-vars.ts'

test('both themes get every variable, and each is a colour', () => {
  const vars = brandVars('#96391b', '#ffffff')
  expect(Object.keys(vars)).toHaveLength(16)
  expect(vars['--tenant-solid']).toBe('#96391b')
  for (const [name, value] of Object.entries(vars)) {
    expect(name).toMatch(/^--tenant-/)
    expect(value).toMatch(/^(#[0-9a-f]{6}|rgba\(.*\))$/)
  }
})

test('what is no colour is never passed on', () => {
  expect(JSON.stringify(brandVars('red;}</script>', 'url(//x)'))).not.toMatch(/red|url|script/)
})
