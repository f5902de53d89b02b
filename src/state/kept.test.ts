import { configureStore } from '@reduxjs/toolkit'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { MenuItem } from '#contract/menus.ts'
import { readKept } from './kept.ts'
import type { Snapshot } from './snapshot.ts'

const at = '2026-11-20T10:00:00.000Z'
const activity = {
  id: 'a1',
  name: 'Trattoria',
  active: 'Y',
  color: null,
  colorText: null,
  cashBackType: 'EP',
  imgCard: null,
  logo: null,
}
const card = { id: 'c1', code: '2000000000008', codeType: 'EAN13', type: 'L', balance: '1.00', pointBalance: '2' }
const dish = {
  id: 'd1',
  name: 'Trofie',
  description: null,
  price: '12.50',
  image: null,
  sort: 1,
  category: { name: 'Primi', sort: 1, translations: [] },
  allergens: ['GL'],
  typologies: [],
  translations: [],
}
const whole: Snapshot = {
  mine: { data: [{ id: 'm1', activity: activity as never }], at },
  byActivity: {
    a1: {
      card: { data: card as never, at },
      menu: { data: [dish], at },
      marks: { data: [{ id: 'n1', isNative: true }], at },
      shape: { data: { for: 'x', path: 'M0 0', width: 1, height: 1, square: false }, at },
      privacy: { data: true, at },
    },
  },
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const inStorage = (parts: object) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)])),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  })

/** What a start makes of what the device has. */
async function start(snapshot: string, session?: string): Promise<{ snapshot: Snapshot; session: { token: string | null } }> {
  localStorage.setItem('persist:snapshot', snapshot)
  if (session) localStorage.setItem('persist:session', session)
  const { persistedSession, persistedSnapshot, restore } = await import('./persist.ts')
  const store = configureStore({
    reducer: { session: persistedSession, snapshot: persistedSnapshot },
    middleware: (standard) => standard({ serializableCheck: false }),
  })
  await restore(store)
  const { snapshot: state, session: who } = store.getState()
  const { whose, mine, byActivity } = state
  return { snapshot: { ...(whose && { whose }), ...(mine && { mine }), byActivity }, session: { token: who.token } }
}

test('what is whole is as it was', async () => {
  const hers = { ...whole, whose: 'giulia' }
  expect((await start(inStorage(hers))).snapshot).toEqual(hers)
})

const NOTHING = ['[null]', '5', '{}', 'null', '"x"', '[]', 'true', 'no JSON', '{"byActivity":"nonsense"}', '{"byActivity":5}']
const OF_NO_VERSION = ['{"_persist":"null"}', '{"_persist":"{}"}', '{"_persist":"{\\"version\\":0}","byActivity":"{\\"a1\\":{}}"}']

test.each([...NOTHING, ...OF_NO_VERSION, ...[null, 5, 'x', true].map((byActivity) => inStorage({ byActivity }))])(
  '%s is nothing at all',
  async (damaged) => {
    expect((await start(damaged)).snapshot).toEqual({ byActivity: {} })
  },
)

test.each([
  ['mine', { mine: { data: [null], at } }],
  ['mine', { mine: { data: {}, at } }],
  ['mine', { mine: [] }],
  ['mine', { mine: { data: [{ id: 'm1' }], at } }],
  ['mine', { mine: { data: [], at: 5 } }],
])('a damaged %s goes, the rest stays: %j', async (_, damaged) => {
  expect((await start(inStorage({ ...whole, ...damaged }))).snapshot).toEqual({ byActivity: whole.byActivity })
})

test.each([
  ['card', null],
  ['card', 'x'],
  ['card', { data: { ...card, balance: 1 }, at }],
  ['card', { data: card }],
  ['card', { data: card, at: 'yesterday' }],
  ['marks', { data: [null], at }],
  ['marks', { data: 5, at }],
  ['shape', { data: { path: 'M0 0' }, at }],
  ['privacy', { data: 'yes', at }],
  ['told', { data: 5, at }],
])('a damaged %s goes, the others stay: %j', async (kind, damaged) => {
  const { a1 } = whole.byActivity
  const { [kind as 'card']: _, ...others } = a1!
  expect((await start(inStorage({ ...whole, byActivity: { a1: { ...a1, [kind]: damaged } } }))).snapshot.byActivity.a1).toEqual(others)
})

test('what may be long is looked at when it is read', async () => {
  const menu = (rows: unknown) => inStorage({ ...whole, byActivity: { a1: { menu: { data: rows, at } } } })
  const read = async (rows: unknown) => {
    const kept = (await start(menu(rows))).snapshot.byActivity.a1?.menu
    const { readKept: look } = await import('./kept.ts')
    const found = look(kept, z.array(MenuItem))
    expect(look(kept, z.array(MenuItem))).toBe(found)
    return found
  }
  expect(await read([dish])).toEqual({ data: [dish], at })
  vi.resetModules()
  expect(await read([{ ...dish, category: 'Primi' }])).toBeUndefined()
  vi.resetModules()
  expect(await read({ 0: dish })).toBeUndefined()
})

test('what another tab wrote is looked at when it is read, too', async () => {
  localStorage.setItem(
    'persist:snapshot',
    inStorage({ ...whole, whose: 'giulia', byActivity: { a1: { menu: { data: { 0: dish }, at } } } }),
  )
  const { storedSnapshot } = await import('./persist.ts')
  const { keptElsewhere, snapshot } = await import('./snapshot.ts')
  const { readKept: look } = await import('./kept.ts')
  const { byActivity } = snapshot.reducer({ whose: 'giulia', byActivity: {} }, keptElsewhere(storedSnapshot()!))
  expect(byActivity.a1?.menu).toBeDefined()
  expect(look(byActivity.a1?.menu, z.array(MenuItem))).toBeUndefined()
})

test('what the server has just given is not looked at again', () => {
  const fresh = { data: [{} as MenuItem], at }
  expect(readKept(fresh, z.array(MenuItem))).toBe(fresh)
})

test.each([{ token: 5 }, { token: 'a', refreshToken: {}, activityId: null }, {}])(
  'a session of another shape is none: %j',
  async (damaged) => {
    expect((await start(inStorage(whole), inStorage(damaged))).session.token).toBeNull()
  },
)
