import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Person } from '#contract/profile.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, stillClock, tokensOf } from '../../../tests/setup/scene.ts'
import { activities } from '../../db/schema/activities.ts'

const said = {
  birthDate: '1990-02-28',
  gender: 'F',
  typo: 'F',
  phone: '+39 333 1234567',
  countryId: 'IT',
  nationId: 'IT',
  address: 'Via del Porto',
  streetNumber: '4',
  cap: '16032',
}

describe.each(engines)('the profile, %s', async (engine) => {
  const { app, connection } = appOver(await database(engine))
  const enter = async (...who: Parameters<typeof freshPerson>) => {
    const person = await freshPerson(...who)
    const { token } = await tokensOf(app, person)
    const call = (line: string, body?: object) => ask(app, line, { token, ...(body && { body }) })
    const at = (activityId?: string) => `GET /api/app/users${activityId ? `?filters[activityId]=${activityId}` : ''}`
    return {
      ...person,
      update: (change: object) => call('PUT /api/customer/update-profile', change),
      mine: async (activityId?: string) => (await call(at(activityId))).body.data as Person,
    }
  }

  test('is her account, and in an activity what she told it', async () => {
    const activity = await freshActivity(connection)
    const her = await enter(connection, [activity])
    expect(await her.mine()).toEqual({
      id: her.id,
      username: her.email,
      email: her.email,
      name: 'Giulia',
      surname: 'Bianchi',
      active: 'Y',
      languageId: 'it',
      created: expect.any(String),
      leaving: null,
      customer: null,
    })
    const { status, body } = await her.update({ activityId: activity.id, name: ' Anna ', languageId: 'de', ...said })
    expect([status, body.data]).toEqual([200, await her.mine(activity.id)])
    expect(await her.mine(activity.id)).toMatchObject({ name: 'Anna', surname: 'Bianchi', languageId: 'de', customer: said })
  })

  test('a name is one line of what can be seen, or nothing is written', async () => {
    const activity = await freshActivity(connection)
    const her = await enter(connection, [activity])
    for (const field of ['name', 'surname', 'address']) {
      const { status, body } = await her.update({ activityId: activity.id, languageId: 'de', [field]: 'Gi\u0007u\u202elia' })
      expect([status, body.code, body.errors]).toEqual([400, 'malformed', [expect.objectContaining({ path: field })]])
    }
    expect(await her.mine(activity.id)).toMatchObject({ name: 'Giulia', surname: 'Bianchi', languageId: 'it', customer: { address: null } })
  })

  test('what is not said stays, what is said to be nothing goes', async () => {
    const activity = await freshActivity(connection)
    const her = await enter(connection, [activity])
    await her.update({ activityId: activity.id, ...said })
    await her.update({ activityId: activity.id, birthDate: null, address: '' })
    expect((await her.mine(activity.id)).customer).toEqual({ ...said, birthDate: null, address: null })
    await her.update({ surname: 'Verdi' })
    expect(await her.mine(activity.id)).toMatchObject({ name: 'Giulia', surname: 'Verdi', customer: { phone: said.phone } })
  })

  const young = `${stillClock()().getFullYear() - 10}-01-01`
  test.each([
    [{ birthDate: '1990-02-31' }, 'birth_date', 'birthDate'],
    [{ birthDate: '1899-12-31' }, 'birth_date', 'birthDate'],
    [{ birthDate: young }, 'too_young', 'birthDate'],
    [{ cap: '1603' }, 'postcode_wrong', 'cap'],
    [{ phone: null }, 'phone_missing', 'phone'],
  ])('%j is %s, at its field, and changes nothing', async (wrong, code, path) => {
    const activity = await freshActivity(connection, { configuration: { requiredPhoneNumber: true } })
    const her = await enter(connection, [activity])
    await her.update({ activityId: activity.id, ...said })
    const { status, body } = await her.update({ activityId: activity.id, name: 'Anna', ...wrong })
    expect([status, body.code, body.errors]).toEqual([422, code, [{ path, code, message: body.message }]])
    expect(await her.mine(activity.id)).toMatchObject({ name: 'Giulia', customer: said })
  })

  test.each([{ name: ' ' }, { surname: 'x'.repeat(61) }, { gender: 'X' }, { languageId: 'xx' }, { phone: 'abc' }, { countryId: 'Italia' }])(
    '%j is malformed',
    async (wrong) => {
      const activity = await freshActivity(connection)
      const her = await enter(connection, [activity])
      const { status, body } = await her.update({ activityId: activity.id, ...wrong })
      expect([status, (body.errors as { path: string }[])[0]?.path]).toEqual([400, Object.keys(wrong)[0]])
    },
  )

  test('nobody gives herself a role, another name to log in with or an account that is on', async () => {
    const activity = await freshActivity(connection)
    const her = await enter(connection, [activity])
    const before = await her.mine(activity.id)
    const wish = {
      id: 'other',
      roles: ['ROLE_SUPER_ADMIN'],
      username: 'x@example.com',
      email: 'x@example.com',
      active: 'N',
      userId: 'other',
    }
    expect((await her.update({ activityId: activity.id, ...wish })).status).toBe(200)
    expect(await her.mine(activity.id)).toEqual(before)
  })

  test('an activity that is not hers, or where she only works, has nothing of her to change', async () => {
    const [hers, other] = [await freshActivity(connection), await freshActivity(connection)]
    const her = await enter(connection, [hers])
    expect((await her.update({ activityId: other.id, phone: said.phone, name: 'Anna' })).status).toBe(404)
    expect((await her.mine(other.id)).customer).toBeNull()
    expect((await her.mine()).name).toBe('Giulia')
    const admin = await enter(connection, [hers], ['ROLE_ADMIN'])
    expect((await admin.update({ activityId: hers.id, phone: said.phone })).status).toBe(404)
    expect((await admin.update({ phone: said.phone })).status).toBe(404)
  })

  test('knows no country that there is none', async () => {
    const activity = await freshActivity(connection)
    const her = await enter(connection, [activity])
    for (const field of ['countryId', 'nationId']) {
      const { status, body } = await her.update({ activityId: activity.id, [field]: 'QZ' })
      expect([status, body.code, body.errors]).toEqual([422, 'country_wrong', [expect.objectContaining({ path: field })]])
    }
    expect((await her.update({ activityId: activity.id, countryId: 'DE' })).status).toBe(200)
  })

  test('takes only a country that the activity serves, and leaves the one that it served before', async () => {
    const activity = await freshActivity(connection)
    const her = await enter(connection, [activity])
    await her.update({ activityId: activity.id, countryId: 'DE' })
    await connection.db
      .update(activities)
      .set({ countries: ['IT', 'SM'] })
      .where(eq(activities.id, activity.id))
    const { status, body } = await her.update({ activityId: activity.id, countryId: 'FR' })
    expect([status, body.code, body.errors]).toEqual([422, 'country_wrong', [expect.objectContaining({ path: 'countryId' })]])
    expect((await her.update({ activityId: activity.id, countryId: 'DE', address: 'Hafenweg' })).status).toBe(200)
    expect((await her.update({ activityId: activity.id, countryId: 'SM', nationId: 'DE' })).status).toBe(200)
  })
})
