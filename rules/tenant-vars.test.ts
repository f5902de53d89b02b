import { expect, test } from 'vitest'
import { tenantVars } from './tenant-vars.ts'

test('names every colour once for each theme', () => {
  const vars = tenantVars('#14594a', '#ffffff')
  expect(Object.keys(vars)).toHaveLength(16)
  expect(vars['--tenant-solid']).toBe('#14594a')
  expect(vars['--tenant-dark-solid']).not.toBe('#14594a')
  expect(Object.values(vars).every((value) => /^(#[0-9a-f]{6}|rgba\([\d., ]+\))$/.test(value))).toBe(true)
})
