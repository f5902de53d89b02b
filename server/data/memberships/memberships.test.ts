import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { members } from '../../db/schema/auth.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { consents, privacyTexts } from '../../db/schema/privacy.ts'

type Activity = Awaited<ReturnType<typeof freshActivity>>
const READ = { informativaPrivacy: true, privacyId: null }

describe.each(engines)('a further card of whoever is logged in, %s', async (engine) => {
  const stage = appOver(await database(engine), { CODE_MAILS_PER_ADDRESS: '500' })
  const { app, clock, connection } = stage
  const { db } = connection
  const [home, further] = [
    await freshActivity(connection),
    await freshActivity(connection, {
      configuration: { welcomeCredit: '5.00', friendCredit: '3.00', showIntroduceFriendPhoneApp: true },
    }),
  ]

  async function someone(joined: Activity[] = [home], roles?: string[]) {
    const person = await freshPerson(connection, joined, roles)
    const { token } = await tokensOf(app, person)
    const join = (activity: Activity, wish: object = {}, headers = {}) =>
      ask(app, 'POST /api/memberships', { token, headers, body: { activityId: activity.id, ...READ, ...wish } })
    const get = (line: string, activity: Activity) => ask(app, `GET ${line}?filters[activityId]=${activity.id}`, { token })
    return { ...person, token, join, get }
  }
  const rowsOf = async ({ id }: { id: string }, activity: Activity) => ({
    members: await db.$count(members, and(eq(members.userId, id), eq(members.activityId, activity.id))),
    cards: await db.$count(cards, and(eq(cards.userId, id), eq(cards.activityId, activity.id))),
    flows: await db.$count(flows, and(eq(flows.userId, id), eq(flows.activityId, activity.id))),
  })
  async function withText(fields: Parameters<typeof freshActivity>[1] = {}) {
    const activity = await freshActivity(connection, fields)
    const text = { id: randomUUID(), version: '1', text: 'Chi siamo', pointB: 'Novità', pointC: 'Altri', published: clock() }
    await db.insert(privacyTexts).values({ activityId: activity.id, ...text })
    return { activity, privacyId: text.id }
  }

  test('is made with one call, and begins as that of a registration', async () => {
    const her = await someone()
    const inviter = await someone([further])
    const { inviteId } = (await ask(app, 'POST /api/friends/invite', { token: inviter.token, body: { activityId: further.id } })).body
      .data as { inviteId: string }
    // That she is no member is remembered for seconds: no longer once she is one.
    expect((await her.get('/api/cards/me', further)).status).toBe(404)
    const { status, body } = await her.join(further, { inviteId, birthDate: '1990-02-28', phone: '333 1234567' })
    expect([status, body.data]).toEqual([200, { welcomeCredit: '5.00', appStore: { ios: null, android: null } }])
    expect((await her.get('/api/cards/me', further)).body.data).toMatchObject({ balance: '8.00' })
    expect((await inviter.get('/api/cards/me', further)).body.data).toMatchObject({ balance: '3.00' })
    const [told] = await db
      .select()
      .from(customers)
      .where(and(eq(customers.userId, her.id), eq(customers.activityId, further.id)))
    expect(told).toMatchObject({ birthDate: '1990-02-28', phone: '333 1234567', invite: inviteId })
    const mine = await ask(app, 'GET /api/activities/customers/byiduser', { token: her.token })
    expect(mine.body.totalRows).toBe(2)
  })

  test('is hers alone: what names somebody else names nobody', async () => {
    const [her, other] = [await someone(), await someone()]
    expect((await her.join(further, { id: other.id, userId: other.id, customerId: other.id, email: other.email })).status).toBe(200)
    expect(await rowsOf(her, further)).toEqual({ members: 1, cards: 1, flows: 1 })
    expect(await rowsOf(other, further)).toEqual({ members: 0, cards: 0, flows: 0 })
  })

  test('is one, however often and from wherever she asks; under its key with the same answer', async () => {
    const her = await someone()
    const key = { 'Idempotency-Key': randomUUID() }
    const all = await Promise.all([her.join(further, {}, key), her.join(further, {}, key), her.join(further)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rowsOf(her, further)).toEqual({ members: 1, cards: 1, flows: 1 })
    const mixed = await someone()
    const [first, repeated] = [await mixed.join(further, {}, key), await mixed.join(further, {}, key)]
    expect(repeated.body).toEqual(first.body)
    expect((await mixed.join(further)).body.data).toMatchObject({ welcomeCredit: null })
  })

  test('of staff, who have no card there, none is made', async () => {
    const staff = await someone([further], ['ROLE_STORE'])
    expect((await staff.join(further)).status).toBe(200)
    expect(await rowsOf(staff, further)).toEqual({ members: 1, cards: 0, flows: 0 })
  })

  test('takes the very text that is in force, read by whoever asks; a consent is given by nobody else', async () => {
    const { activity, privacyId } = await withText()
    const her = await someone()
    for (const other of [null, randomUUID()]) {
      const { status, body } = await her.join(activity, { privacyId: other })
      expect([status, body]).toMatchObject([409, { code: 'conflict', data: { privacy: { id: privacyId } } }])
    }
    const unread = await her.join(activity, { privacyId, informativaPrivacy: false })
    expect([unread.status, unread.body.code]).toEqual([422, 'privacy_missing'])
    expect(await rowsOf(her, activity)).toMatchObject({ members: 0, cards: 0 })
    expect((await her.join(activity, { privacyId, informativaPointC: true })).status).toBe(200)
    const said = async () =>
      (await db.select().from(consents).where(eq(consents.userId, her.id)).orderBy(consents.seq)).map(
        ({ point, given }) => `${point} ${given}`,
      )
    expect((await said()).toSorted()).toEqual(['A true', 'B false', 'C true'])
    // Another try after a lost answer, with another choice: that one counts.
    expect((await her.join(activity, { privacyId })).status).toBe(200)
    expect((await said()).slice(3)).toEqual(['C false'])
  })

  test.each([
    [{ birthDate: '2015-01-01' }, 'birthDate', 'too_young'],
    [{ birthDate: '1990-02-31' }, 'birthDate', 'birth_date'],
    [{}, 'phone', 'phone_missing'],
    [{ phone: '333 1234567', countryId: 'IT', cap: '9999' }, 'cap', undefined],
  ])('refuses %j as a registration does', async (wish, path, code) => {
    const strict = await freshActivity(connection, { configuration: { requiredPhoneNumber: true } })
    const her = await someone()
    const { status, body } = await her.join(strict, { ...('birthDate' in wish && { phone: '333 1234567' }), ...wish })
    expect(status).toBe(422)
    expect(body.errors).toEqual([expect.objectContaining({ path, ...(code && { code }) })])
    expect(await rowsOf(her, strict)).toMatchObject({ members: 0 })
  })

  test('is not to be had where no activity is published, nor without a session', async () => {
    const closed = await freshActivity(connection, { active: false })
    const her = await someone()
    for (const nowhere of [closed, { ...closed, id: 'none' }]) expect((await her.join(nowhere)).status).toBe(404)
    const anonymous = await ask(app, 'POST /api/memberships', { body: { activityId: further.id, ...READ } })
    expect(anonymous.status).toBe(401)
  })

  test('five may be asked for in an hour', async () => {
    const her = await someone()
    const asked: number[] = []
    for (let one = 0; one < 6; one++) asked.push((await her.join(await freshActivity(connection))).status)
    expect(asked).toEqual([200, 200, 200, 200, 200, 429])
    clock.pass(3601)
  })
})
