import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'

type Place = { id: string; code: string; name: string }

describe.each(engines)('languages and places, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const activity = await freshActivity(connection)

  test('the languages of the product, by their own names', async () => {
    const { body } = await ask(app, 'GET /app/languages')
    expect(body.data).toEqual([
      { id: 'de', code: 'de', flagCode: 'de', language: 'Deutsch' },
      { id: 'en', code: 'en', flagCode: 'gb', language: 'English' },
      { id: 'es', code: 'es', flagCode: 'es', language: 'Español' },
      { id: 'fr', code: 'fr', flagCode: 'fr', language: 'Français' },
      { id: 'it', code: 'it', flagCode: 'it', language: 'Italiano' },
    ])
    expect(body.totalRows).toBe(5)
  })

  test('those of an activity, and none of one that is not there', async () => {
    const { body } = await ask(app, `GET /public/activity-languages?filters[activityId]=${activity.id}`)
    expect((body.data as { language: { code: string } }[]).map(({ language }) => language.code)).toEqual(['de', 'it'])
    expect((await ask(app, 'GET /public/activity-languages?filters[activityId]=none')).status).toBe(404)
    expect((await ask(app, 'GET /public/activity-languages')).status).toBe(400)
  })

  test.each(['nations', 'countries'])('every one of the 249 %s, in the words and order of the language', async (kind) => {
    const places = async (language: string) =>
      (await ask(app, `GET /public/${kind}`, { headers: { 'Accept-Language': language } })).body as { data: Place[]; totalRows: number }
    const [italian, german] = [await places('it'), await places('de-CH,de;q=0.9,en;q=0.8')]
    expect([italian.totalRows, italian.data.length, new Set(italian.data.map(({ id }) => id)).size]).toEqual([249, 249, 249])
    expect(italian.data).toContainEqual({ id: 'DE', code: 'DE', name: 'Germania' })
    expect(german.data).toContainEqual({ id: 'DE', code: 'DE', name: 'Deutschland' })
    const names = german.data.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
  })

  test('the countries of an activity, or all where it names none', async () => {
    const few = await freshActivity(connection, { countries: ['IT', 'AT', 'CH'] })
    const { token } = await tokensOf(app, await freshPerson(connection, [activity, few]))
    const of = async (id: string) =>
      (await ask(app, `GET /api/countries/actvity/${id}`, { token })).body as { data: Place[]; totalRows: number }
    expect((await of(few.id)).data.map(({ name }) => name)).toEqual(['Austria', 'Italia', 'Svizzera'])
    expect((await of(activity.id)).totalRows).toBe(249)
  })

  test('whoever registers is offered the countries that the activity serves', async () => {
    const few = await freshActivity(connection, { countries: ['IT', 'AT', 'CH'] })
    const of = (id: string) => ask(app, `GET /public/countries?filters[activityId]=${id}`)
    expect(((await of(few.id)).body.data as Place[]).map(({ name }) => name)).toEqual(['Austria', 'Italia', 'Svizzera'])
    expect((await of(activity.id)).body.totalRows).toBe(249)
    expect((await of('none')).status).toBe(404)
  })
})
