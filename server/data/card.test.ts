import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'
import { cards } from '../db/schema/cards.ts'

describe.each(engines)('the card, %s', async (engine) => {
  const stage = appOver(await database(engine))

  test('is its owner’s, with money and points as decimal strings', async () => {
    const activity = await freshActivity(stage.connection)
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [activity]))
    const { status, body } = await ask(stage.app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })
    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        id: expect.any(String),
        code: expect.stringMatching(/^\d{13}$/),
        codeType: 'EAN13',
        type: 'L',
        balance: '0.00',
        pointBalance: '0.0000',
      },
    })
  })

  test('has what can be spent as its balance, and what is held beside it', async () => {
    const activity = await freshActivity(stage.connection)
    const person = await freshPerson(stage.connection, [activity])
    const { token } = await tokensOf(stage.app, person)
    await stage.connection.db.update(cards).set({ balance: 1_000, held: 250 }).where(eq(cards.userId, person.id))
    const { body } = await ask(stage.app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })
    expect(body.data).toMatchObject({ balance: '7.50', held: '2.50' })
    const { body: joined } = await ask(stage.app, 'GET /api/activities/customers/byiduser', { token })
    expect(JSON.stringify(joined)).toContain('"balance":"7.50"')
  })

  test('is not_found for staff, who have none', async () => {
    const activity = await freshActivity(stage.connection)
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [activity], ['ROLE_ADMIN']))
    const { status, body } = await ask(stage.app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})
