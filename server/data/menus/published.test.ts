import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { menuCategories, menuItems } from '../../db/schema/menus.ts'
import { stores } from '../../db/schema/stores.ts'

type Shown = { data: { name: string }[]; house: { stores: { name: string }[]; languages: string[] } }
const ofHere = (activityId: string) => and(eq(menuItems.activityId, activityId), eq(menuItems.id, 'a'))
/** So many guests of a full hall, within a minute. */
const CROWD = 1_000

describe.each(engines)('the menu for everybody, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const { db } = connection

  async function hall(configuration: object = { showMenuApp: true }, fields: object = {}) {
    const activity = await freshActivity(connection, { configuration: configuration as Record<string, unknown>, ...fields })
    const activityId = activity.id
    await db.insert(menuCategories).values({ activityId, id: 'c', name: 'Primi', sort: 0, translations: { de: { name: 'Erste Gänge' } } })
    await db.insert(menuItems).values([
      {
        activityId,
        id: 'a',
        categoryId: 'c',
        name: 'Pansoti',
        sort: 0,
        price: 1350,
        description: 'Con salsa di noci',
        allergens: ['GL', 'UO', 'LA', 'FG', 'XX'],
        typologies: ['VG'],
        translations: { de: { name: 'Pansoti mit Nusssauce' } },
      },
      { activityId, id: 'b', categoryId: 'c', name: 'Pane', sort: 1, price: 250, allergens: [] },
      { activityId, id: 'd', categoryId: 'c', name: 'Żurek', sort: 2, price: null },
    ])
    const place = { activityId, cap: '16032', city: 'Camogli', country: 'IT', main: false, visible: true }
    await db.insert(stores).values([
      { ...place, id: 's', name: 'Molo', address: 'Molo 4' },
      { ...place, id: 'h', name: 'Magazzino', address: 'Via Segreta 1', visible: false },
    ])
    const path = `/public/activities/${activityId}/menu`
    return { activity, path, menu: async (more = {}) => ask(app, `GET ${path}`, more) }
  }
  const pdf = async (path: string, headers: Record<string, string> = {}) => app.request(`${path}.pdf`, { headers })
  const textOf = async (answer: Response) => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
    return text.join('\n').replace(/\s+/g, ' ')
  }

  test('comes with whose it is, without what is hidden, and may be kept by all', async () => {
    const { path, menu, activity } = await hall()
    const { data, house } = (await menu()).body as unknown as Shown
    expect(data.map(({ name }) => name)).toEqual(['Pansoti', 'Pane', 'Żurek'])
    expect(house).toMatchObject({ activity: { id: activity.id, name: activity.name }, stores: [{ name: 'Molo', address: 'Molo 4' }] })
    expect(JSON.stringify(house)).not.toContain('Segreta')
    const answer = await app.request(path)
    const tag = answer.headers.get('ETag') ?? ''
    expect(answer.headers.get('Cache-Control')).toBe('public, no-cache')
    expect((await app.request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  test('is the same to all: a guest, a customer with a card, another language', async () => {
    const { path, activity } = await hall()
    const person = await freshPerson(connection, [activity])
    const { token } = await tokensOf(app, person)
    const read = async (headers: Record<string, string>) => (await app.request(path, { headers })).text()
    const guest = await read({})
    expect(await read({ Authorization: `Bearer ${token}` })).toBe(guest)
    expect(await read({ 'Accept-Language': 'de', Cookie: 'a=b' })).toBe(guest)
    expect(guest).not.toContain(person.email)
  })

  test('nothing of an activity that is not published, shows no menu, or is not there', async () => {
    const hidden = [await hall({}), await hall({ showMenuApp: true }, { active: false }), { path: '/public/activities/nobody/menu' }]
    for (const { path } of hidden) {
      expect((await app.request(path)).status).toBe(404)
      expect((await pdf(path)).status).toBe(404)
    }
    const takeaway = await hall({ showShopApp: true, shopType: 'R' })
    expect((await takeaway.menu()).body).toMatchObject({ data: [], totalRows: 0 })
    expect((await pdf(takeaway.path)).status).toBe(404)
  })

  test('on paper: every allergen in full, the three states, prices, and the legend of 14', async () => {
    const { path } = await hall({ showMenuApp: true, menuDescriptionBottom: 'Coperto 2,50 €' })
    const answer = await pdf(path)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const text = await textOf(answer)
    for (const words of [
      'Vegetariano · Glutine · Uova · Latte · Frutta a guscio · Allergene non riconosciuto (XX): chiedi al personale',
      '13,50 €',
      'Con salsa di noci',
      'Nessun allergene dichiarato',
      'Informazione sugli allergeni non disponibile',
      'Żurek',
      'Coperto 2,50 €',
      'Legenda degli allergeni',
      'Anidride solforosa e solfiti, oltre 10 mg per kg o litro',
    ])
      expect(text).toContain(words)
    expect(text.match(/e prodotti a base/g)?.length).toBeGreaterThan(9)
  })

  test('on paper in the language that is asked for, the same to the byte while nothing changes', async () => {
    const { path, activity } = await hall()
    const german = await textOf(await pdf(path, { 'Accept-Language': 'de' }))
    for (const words of ['Speisekarte', 'Erste Gänge', 'Pansoti mit Nusssauce', 'Schalenfrüchte', 'Legende der Allergene'])
      expect(german).toContain(words)
    const asked = await app.request(`${path}.pdf?language=de`, { headers: { 'Accept-Language': 'fr' } })
    expect(await textOf(asked)).toBe(german)
    const first = await pdf(path)
    const again = await pdf(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    await db.update(menuItems).set({ price: 1400 }).where(ofHere(activity.id))
    expect(await textOf(await pdf(path))).toContain('14,00 €')
  })

  test('a full hall at once: each gets the same menu, from one process, which asks the database once', { timeout: 60_000 }, async () => {
    const { path } = await hall()
    statements()
    await app.request(path)
    const once = statements().length
    const answers = await Promise.all(Array.from({ length: CROWD }, () => app.request(path)))
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
    expect(texts.size).toBe(1)
    expect(statements()).toHaveLength(once)
  })

  test('the simple form of her card is of the activity that is named, and of nobody else', async () => {
    const { activity } = await hall()
    const person = await freshPerson(connection, [activity])
    const { token } = await tokensOf(app, person)
    const line = `GET /api/activities/${activity.id}/usercardsimple`
    const whole = (await ask(app, `GET /api/cards/me?activityId=${activity.id}`, { token })).body.data as Record<string, unknown>
    const { code, codeType, balance, pointBalance } = whole
    expect((await ask(app, line, { token })).body).toEqual({ data: { code, codeType, balance, pointBalance } })
    expect((await app.request(line.slice(4))).status).toBe(401)
    const { token: other } = await tokensOf(app, await freshPerson(connection, [await freshActivity(connection)]))
    expect((await ask(app, line, { token: other })).status).toBe(404)
  })
})
