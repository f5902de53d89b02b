import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { stores } from '../../db/schema/stores.ts'

type Store = { id: string; name: string }

const where = { address: 'Molo 4', cap: '16032', city: 'Camogli', country: 'IT' }
const centre = {
  main: true,
  province: 'GE',
  latitude: 44.4077,
  longitude: 8.9316,
  phone: '+39 010 000 0002',
  email: 'ciao@example.com',
  website: 'https://www.example.com',
  hours: [{ day: 0, startTime: '19:00', endTime: '02:00' }],
  closedDays: ['2026-12-25'],
  image: 'c'.repeat(32),
}

describe.each(engines)('stores, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const { db } = connection
  const [activity, other] = [await freshActivity(connection), await freshActivity(connection)]
  const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
  const admin = await tokensOf(app, await freshPerson(connection, [activity], ['ROLE_ADMIN']))
  for (const { id: activityId } of [activity, other]) {
    const store = (id: string, name: string, more: Partial<typeof stores.$inferInsert> = {}) => ({
      ...where,
      activityId,
      id: `${activityId}-${id}`,
      name,
      main: false,
      visible: true,
      ...more,
    })
    await db
      .insert(stores)
      .values([
        store('n', 'Nervi', { description: 'Sulla passeggiata', translations: { de: { description: 'An der Promenade' } } }),
        store('c', 'Centro', centre),
        store('b', 'Boccadasse'),
        store('h', 'Deposito', { visible: false }),
      ])
  }
  const of = (id: string) => `${activity.id}-${id}`
  const list = async (query = '', as = token) =>
    (await ask(app, `GET /api/stores?filters[activityId]=${activity.id}${query}`, { token: as })).body
  const names = async (...asked: Parameters<typeof list>) => ((await list(...asked)).data as Store[]).map(({ name }) => name)
  const one = (id: string, as = token) => ask(app, `GET /api/stores/${id}?filters[activityId]=${activity.id}`, { token: as })

  test('come whole, the main one first and then by name, those of this activity alone', async () => {
    expect(await list()).toMatchObject({ totalRows: 3, data: [{ name: 'Centro' }, { name: 'Boccadasse' }, { name: 'Nervi' }] })
  })

  test.each([
    ['&sortBy=main&descending=1', ['Nervi', 'Boccadasse', 'Centro']],
    ['&sortBy=name', ['Boccadasse', 'Centro', 'Nervi']],
    ['&sortBy=name&descending=1', ['Nervi', 'Centro', 'Boccadasse']],
  ])('in the order that is asked for, %s', async (query, order) => {
    expect(await names(query)).toEqual(order)
  })

  test('a page where one is asked for', async () => {
    expect(await list('&rowsPerPage=15&page=1')).toMatchObject({ totalRows: 3, data: [{ name: 'Centro' }, {}, {}] })
    expect(await list('&rowsPerPage=15&page=2')).toEqual({ totalRows: 3, data: [] })
    expect((await ask(app, `GET /api/stores?filters[activityId]=${activity.id}&sortBy=phone`, { token })).status).toBe(400)
  })

  test('a hidden one is for the administration alone', async () => {
    for (const visible of ['', '&filters[visible]=1', '&filters[visible]=true'])
      expect(await names(visible)).toEqual(['Centro', 'Boccadasse', 'Nervi'])
    expect(await list('&filters[visible]=0')).toEqual({ data: [], totalRows: 0 })
    expect((await one(of('h'))).body.code).toBe('not_found')
    expect(await names('', admin.token)).toContain('Deposito')
    expect(await names('&filters[visible]=false', admin.token)).toEqual(['Deposito'])
    expect(await names('&filters[visible]=true', admin.token)).not.toContain('Deposito')
    expect((await one(of('h'), admin.token)).status).toBe(200)
  })

  test('one carries all that is known of it, and nothing that is not the wire’s', async () => {
    const { body, headers } = await one(of('c'))
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(body.data).toEqual({
      ...where,
      ...centre,
      id: of('c'),
      name: 'Centro',
      visible: true,
      description: null,
      translations: [],
    })
    expect((await one(of('n'))).body.data).toMatchObject({
      description: 'Sulla passeggiata',
      translations: [{ activityLanguage: { language: { code: 'de' } }, description: 'An der Promenade' }],
    })
  })

  test('one of another activity is not found', async () => {
    expect((await one(`${other.id}-c`)).status).toBe(404)
  })
})
