import { beforeEach, expect, test, vi } from 'vitest'
import { keepCopy } from './keeper.ts'

/** The device's database, by whose copies there are. */
const device = vi.hoisted(() => {
  const copies = new Set<string>()
  return {
    copies,
    writeCopy: vi.fn(async ([user, key]: [string, string]) => void copies.add(`${user} ${key}`)),
    writeDate: vi.fn(async () => undefined),
    forgetAll: vi.fn(async () => copies.clear()),
  }
})
vi.mock('../state/keeper-db.ts', () => device)

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub, roles: [] }))}.x`
/** What she is shown is kept: so many answers at once. */
const keepFor = (user: string, ...keys: string[]) => {
  const token = tokenOf(user)
  localStorage.setItem('persist:session', JSON.stringify({ token: JSON.stringify(token) }))
  const store = { dispatch: vi.fn(), getState: () => ({ session: { token }, copies: {} }) }
  for (const key of keys) keepCopy({ user, key }, { data: 1, at: new Date().toISOString() }, store)
}
const kept = () => [...device.copies].sort()

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  device.copies.clear()
})

test('what a cleared storage left of one person goes before the first copy of the next, and hers stay', async () => {
  keepFor('anna', 'orders')
  await expect.poll(kept).toEqual(['anna orders'])
  localStorage.clear()
  device.forgetAll.mockClear()
  keepFor('nora', 'orders', 'bookings', 'notices')
  await expect.poll(kept).toEqual(['nora bookings', 'nora notices', 'nora orders'])
  keepFor('nora', 'packs')
  await expect.poll(() => kept().length).toBe(4)
  expect(device.forgetAll).toHaveBeenCalledTimes(1)
})

test('so does what somebody left whose session alone is gone', async () => {
  keepFor('anna', 'orders')
  await expect.poll(kept).toEqual(['anna orders'])
  keepFor('nora', 'orders')
  await expect.poll(kept).toEqual(['nora orders'])
})

test('what was kept before it was said whose it is stays', async () => {
  localStorage.setItem('tessera.kept', '')
  device.copies.add('nora old')
  keepFor('nora', 'orders')
  await expect.poll(kept).toEqual(['nora old', 'nora orders'])
})
