import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { Configuration } from '#contract/activities.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { activities, activityImages } from '../../db/schema/activities.ts'
import { cards } from '../../db/schema/cards.ts'

const HASH = 'b'.repeat(32)

describe.each(engines)('activities, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const { db } = connection

  test('a person’s own come by name, each with her card’s balances and nothing of its owner’s notes', async () => {
    const [second, first, hidden] = [
      await freshActivity(connection, { name: 'Zeta' }),
      await freshActivity(connection, { name: 'Alfa', imgCard: HASH }),
      await freshActivity(connection, { active: false }),
    ]
    await freshActivity(connection)
    const person = await freshPerson(connection, [second, first, hidden])
    await db.update(cards).set({ balance: 1234, pointBalance: 52_500 }).where(eq(cards.activityId, first.id))
    const { token } = await tokensOf(app, person)
    const { body } = await ask(app, 'GET /api/activities/customers/byiduser', { token })
    const { id, name, color, colorText, cashBackType, imgCard, logo, permalink } = first
    const activity = { id, name, active: 'Y', color, colorText, cashBackType, imgCard, logo, permalink }
    const data = body.data as { activityCustomers: { activity: { name: string } }[] }
    expect(data.activityCustomers[0]).toEqual({
      id: expect.any(String),
      activity,
      cardType: 'L',
      codeType: expect.any(String),
      balance: '12.34',
      pointBalance: '5.2500',
    })
    expect(data.activityCustomers.map((row) => row.activity.name)).toEqual(['Alfa', 'Zeta'])
    expect(body.totalRows).toBe(2)
    const turned = await ask(app, 'GET /api/activities/customers/byiduser?sortBy=name&descending=1', { token })
    expect((turned.body.data as typeof data).activityCustomers.map((row) => row.activity.name)).toEqual(['Zeta', 'Alfa'])
  })

  test('staff have no card, so no balance stands there', async () => {
    const { token } = await tokensOf(app, await freshPerson(connection, [await freshActivity(connection)], ['ROLE_ADMIN']))
    const { body } = await ask(app, 'GET /api/activities/customers/byiduser', { token })
    const [row] = (body.data as { activityCustomers: object[] }).activityCustomers
    expect(Object.keys(row ?? {}).sort()).toEqual(['activity', 'id'])
  })

  test('the published ones are open, the others are not found', async () => {
    const shown = await freshActivity(connection)
    const hidden = await freshActivity(connection, { active: false })
    expect((await ask(app, `GET /app/activities/${shown.id}`)).body).toMatchObject({ data: { id: shown.id, active: 'Y' } })
    expect((await ask(app, `GET /app/activities/permalink/${shown.permalink}`)).body).toEqual({
      data: { activityId: shown.id, storeId: null },
    })
    for (const path of [hidden.id, 'none', `permalink/${hidden.permalink}`, 'permalink/none', `${hidden.id}/configurations`]) {
      const { status, body } = await ask(app, `GET /app/activities/${path}`)
      expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
    }
  })

  test('a stranger finds the published ones by any words of their names, page by page', async () => {
    const mark = `x${Date.now().toString(36)}`
    const names = ['Caffè Perù', 'Bar Sole 100%', 'Albero']
    for (const name of names) await freshActivity(connection, { name: `${name} ${mark}` })
    await freshActivity(connection, { name: `Nascosta ${mark}`, active: false })
    const found = async (search: string, more = '') => {
      const { body } = await ask(app, `GET /app/activities?filters[search]=${encodeURIComponent(search)}${more}`)
      return { names: (body.data as { name: string }[]).map(({ name }) => name.replace(` ${mark}`, '')), total: body.totalRows }
    }
    expect(await found(mark)).toEqual({ names: ['Albero', 'Bar Sole 100%', 'Caffè Perù'], total: 3 })
    expect(await found(`PERU ${mark} caffe`)).toEqual({ names: ['Caffè Perù'], total: 1 })
    expect(await found(`100% ${mark}`)).toEqual({ names: ['Bar Sole 100%'], total: 1 })
    expect(await found(`0_% ${mark}`)).toEqual({ names: [], total: 0 })
    expect(await found(mark, '&descending=1&page=1&rowsPerPage=15')).toMatchObject({ names: ['Caffè Perù', 'Bar Sole 100%', 'Albero'] })
    expect(await found(mark, '&page=2')).toEqual({ names: [], total: 3 })
    const { body } = await ask(app, `GET /app/activities?filters[search]=${mark}`)
    expect(Object.keys((body.data as object[])[0] ?? {}).sort()).toEqual([
      'active',
      'cashBackType',
      'color',
      'colorText',
      'id',
      'imgCard',
      'logo',
      'name',
      'permalink',
    ])
  })

  test('an activity that is taken off is closed to its members too', async () => {
    const hidden = await freshActivity(connection, { active: false })
    const { token } = await tokensOf(app, await freshPerson(connection, [hidden]))
    expect((await ask(app, `GET /api/activities/${hidden.id}/configurations`, { token })).status).toBe(404)
  })

  test('a configuration is what the activity set, and for the rest the defaults that show least', async () => {
    const translations = [{ activityLanguage: { language: { code: 'de' } }, menuTextApp: 'Speisekarte' }]
    const set = { showMenuApp: true, menuTextApp: 'Il menù', translations, secret: 'x' }
    const activity = await freshActivity(connection, { configuration: set, zone: 'Europe/Lisbon' })
    const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
    const open = await ask(app, `GET /app/activities/${activity.id}/configurations`)
    const closed = await ask(app, `GET /api/activities/${activity.id}/configurations`, { token })
    expect(open.body).toEqual(closed.body)
    expect(open.body.data).toEqual({
      ...Configuration.parse({}),
      showMenuApp: true,
      menuTextApp: 'Il menù',
      translations,
      zone: 'Europe/Lisbon',
    })
    expect(open.body.data).toMatchObject({ showShopApp: false, showBookingApp: false, menuType: 'R', templateAppHome: 'S' })
  })

  test('the pictures of the home screen come in their order, with their translations', async () => {
    const activity = await freshActivity(connection)
    const titles: Record<string, string>[] = [{ it: 'Sala', de: 'Saal' }, {}]
    await db
      .insert(activityImages)
      .values(titles.map((title, i) => ({ activityId: activity.id, id: `p${i}`, image: HASH, title, sort: 1 - i })))
    const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
    const { body } = await ask(app, `GET /api/activityimages/${activity.id}`, { token })
    expect(body).toEqual({
      data: [
        { id: 'p1', image: HASH, title: null, translations: [] },
        { id: 'p0', image: HASH, title: 'Sala', translations: [{ activityLanguage: { language: { code: 'de' } }, title: 'Saal' }] },
      ],
      totalRows: 2,
    })
  })

  test('the video is an address, or nothing', async () => {
    const activity = await freshActivity(connection)
    const { token } = await tokensOf(app, await freshPerson(connection, [activity]))
    const video = async () => (await ask(app, `GET /api/activity-video/${activity.id}`, { token })).body
    expect(await video()).toEqual({ data: null })
    await db
      .update(activities)
      .set({ video: { video: HASH, poster: HASH } })
      .where(eq(activities.id, activity.id))
    expect(await video()).toEqual({ data: { video: `/media/${HASH}.mp4`, poster: HASH } })
  })
})
