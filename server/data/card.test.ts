import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'

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

  test('is not_found for staff, who have none', async () => {
    const activity = await freshActivity(stage.connection)
    const { token } = await tokensOf(stage.app, await freshPerson(stage.connection, [activity], ['ROLE_ADMIN']))
    const { status, body } = await ask(stage.app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})
