import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { digitsFor } from '../../../tests/setup/letters.ts'
import { newcomers } from '../../../tests/setup/newcomers.ts'
import { appOver, ask, freshActivity, nobody } from '../../../tests/setup/scene.ts'
import { members, users } from '../../db/schema/auth.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { consents, privacyTexts } from '../../db/schema/privacy.ts'

describe.each(engines)('registration, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection } = stage
  const { db } = connection
  const activity = await freshActivity(connection, { configuration: { welcomeCredit: '5.00' } })
  const { proven, signIn, isFree } = newcomers(stage, activity)
  const userOf = async (email: string) => (await db.select().from(users).where(eq(users.username, email)))[0]

  test('makes a stranger a customer with a card and the welcome credit, and lets her in', async () => {
    const email = nobody()
    expect(await isFree(email)).toEqual({ data: { free: true } })
    const pair = await proven(email)
    expect(pair.checked).toMatchObject({ outcome: 'correct', message: 'Codice corretto' })
    const invite = randomUUID()
    const { status, body } = await signIn(pair, {
      birthDate: '1990-02-28',
      gender: 'F',
      countryId: 'IT',
      inviteId: invite,
      storeId: 'gone',
    })
    expect(status).toBe(200)
    const data = body.data as Record<string, string>
    expect(data).toMatchObject({ welcomeCredit: '5.00', appStore: { ios: null, android: null } })
    const card = await ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token: String(data.token) })
    expect(card.body.data).toMatchObject({ balance: '5.00' })
    const hers = and(eq(flows.activityId, activity.id), eq(flows.userId, String(data.id)))
    expect(await db.select({ type: flows.type, value: flows.value }).from(flows).where(hers)).toEqual([{ type: 'W', value: 500 }])
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.userId, String(data.id)))
    expect(customer).toMatchObject({ birthDate: '1990-02-28', gender: 'F', countryId: 'IT', invite, storeId: null })
    expect(await isFree(email)).toEqual({ data: { free: false } })
    const renewed = await ask(app, 'POST /api/token/refresh', { body: { refresh_token: data.refresh_token } })
    expect(renewed.status).toBe(200)
  })

  test.each([
    ['nothing', 0, {}],
    ['a credit of nothing', 0, { welcomeCredit: '0.00', friendCredit: '0.00' }],
    ['a welcome', 1, { welcomeCredit: '5.00' }],
    ['a thank-you', 1, { showIntroduceFriendPhoneApp: true, friendCredit: '5.00' }],
  ])('where newcomers get %s, others of her mailbox are looked for %i times', async (_, times, configuration) => {
    const pair = await proven(nobody(), (await freshActivity(connection, { configuration })).id)
    statements()
    expect((await signIn(pair)).status).toBe(200)
    const asked = statements()
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((one) => /where.*"mailbox" =/s.test(one))).toHaveLength(times)
    expect(asked.filter((one) => one.includes('locks'))).toHaveLength(times)
  })

  test('a client sets neither roles nor balances nor ids', async () => {
    const pair = await proven()
    const wishes = {
      roles: ['ROLE_SUPER_ADMIN'],
      active: false,
      balance: '900.00',
      pointBalance: '9',
      id: 'mine',
      userId: 'mine',
      noticeMail: true,
    }
    expect((await signIn(pair, wishes)).status).toBe(200)
    const user = await userOf(pair.email)
    expect(user).toMatchObject({ roles: [], active: true, noticeMail: false, name: 'Ada' })
    expect(user?.id).not.toBe('mine')
    const [member] = await db
      .select()
      .from(members)
      .where(eq(members.userId, String(user?.id)))
    expect(member?.roles).toEqual(['ROLE_USER'])
    const [card] = await db
      .select()
      .from(cards)
      .where(eq(cards.userId, String(user?.id)))
    expect(card).toMatchObject({ balance: 500, pointBalance: 0 })
  })

  test('a refused registration does not use the pair up, a successful one does', async () => {
    const pair = await proven()
    const weak = await signIn(pair, { password: 'giulia2026' })
    expect([weak.status, weak.body.code, weak.body.errors]).toEqual([422, 'password_weak', [expect.objectContaining({ path: 'password' })]])
    expect((await signIn(pair)).status).toBe(200)
    const again = await signIn(pair)
    expect([again.status, again.body.code]).toEqual([409, 'already_registered'])
    expect(await db.$count(users, eq(users.username, pair.email))).toBe(1)
  })

  test('an attempt whose answer was lost makes one customer, and lets her in again with the same password', async () => {
    const [pair, attempt] = [await proven(), randomUUID()]
    const [one, two] = await Promise.all([signIn(pair, { attempt }), signIn(pair, { attempt })])
    const third = await signIn(pair, { attempt })
    expect([one, two, third].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await db.$count(users, eq(users.username, pair.email))).toBe(1)
    const { id, token } = third.body.data as Record<string, string>
    const card = await ask(app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token: String(token) })
    expect(card.body.data).toMatchObject({ balance: '5.00' })
    expect(await db.$count(flows, eq(flows.userId, String(id)))).toBe(1)
    const others = [await signIn(pair, { attempt: randomUUID() }), await signIn(pair, { attempt, password: 'Un-altra-barca-92' })]
    expect(others.map(({ body }) => body.code)).toEqual(['already_registered', 'password_wrong'])
  })

  test.each([
    [{ informativaPrivacy: false }, 'informativaPrivacy', 'privacy_missing'],
    [{ birthDate: '1990-02-31' }, 'birthDate', 'birth_date'],
    [{ birthDate: '1899-12-31' }, 'birthDate', 'birth_date'],
    [{ birthDate: new Date().toISOString().slice(0, 10) }, 'birthDate', 'too_young'],
    [{ nationId: 'XX' }, 'nationId', 'country_wrong'],
    [{ countryId: 'IT', cap: '9999' }, 'cap', 'postcode_wrong'],
    [{ name: undefined }, 'name', 'name_missing'],
    [{ confirmPassword: 'another' }, 'confirmPassword', 'passwords_differ'],
    [{ code: 'abcdef' }, 'code', 'malformed'],
  ])('says at the field what is wrong with %j', async (wrong, path, code) => {
    const { status, body } = await signIn(await proven(), wrong)
    expect([status, body.code]).toEqual([code === 'malformed' ? 400 : 422, code])
    expect(body.errors).toEqual([expect.objectContaining({ path, message: expect.stringMatching(/\S/) })])
  })

  test('takes no country that the activity does not serve', async () => {
    const few = await freshActivity(connection, { countries: ['IT', 'SM'] })
    const refused = await signIn(await proven(nobody(), few.id), { countryId: 'DE' })
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      422,
      'country_wrong',
      [expect.objectContaining({ path: 'countryId' })],
    ])
    expect((await signIn(await proven(nobody(), few.id), { countryId: 'SM', nationId: 'DE' })).status).toBe(200)
  })

  test('writes her consents down against the text that she has read, and refuses where it is another by now', async () => {
    const written = await freshActivity(connection)
    const text = {
      activityId: written.id,
      id: randomUUID(),
      version: '2',
      text: 'Chi siamo',
      pointB: 'Novità',
      pointC: 'Altri',
      published: clock(),
    }
    await db.insert(privacyTexts).values(text)
    const pair = await proven(nobody(), written.id)
    const changed = await signIn(pair, { privacyId: randomUUID() })
    expect([changed.status, changed.body]).toMatchObject([409, { code: 'conflict', data: { privacy: { id: text.id, text: 'Chi siamo' } } }])
    expect(await userOf(pair.email)).toBeUndefined()
    expect((await signIn(pair, { privacyId: text.id, informativaPointC: true })).status).toBe(200)
    const rows = await db.select().from(consents).where(eq(consents.activityId, written.id)).orderBy(consents.point)
    expect(rows.map(({ textId, point, given }) => [textId, point, given])).toEqual([
      [text.id, 'A', true],
      [text.id, 'B', false],
      [text.id, 'C', true],
    ])
  })

  test('asks for a telephone number only where the activity does', async () => {
    const strict = await freshActivity(connection, { configuration: { requiredPhoneNumber: true } })
    const pair = await proven(nobody(), strict.id)
    expect((await signIn(pair)).body.code).toBe('phone_missing')
    expect((await signIn(pair, { phone: '+39 333 1234567' })).status).toBe(200)
  })

  test('needs a pair that was proven, of this very address', async () => {
    const email = nobody()
    const { body } = await ask(app, 'PUT /public/send-code-emails', { body: { activityId: activity.id, username: email } })
    const unproven = {
      email,
      challenge: (body.data as { code: string }).code,
      code: await digitsFor(stage, email),
      activityId: activity.id,
    }
    const other = await proven()
    for (const pair of [unproven, { ...other, email: nobody() }, { ...other, code: other.code === '111111' ? '222222' : '111111' }])
      expect((await signIn(pair)).body.code).toBe('code_wrong')
    expect((await signIn({ ...other, challenge: randomUUID() })).body.code).toBe('code_wrong')
  })

  test('two at the same instant make one customer, with one pair or with two', async () => {
    const pair = await proven()
    const doubled = await Promise.all([signIn(pair), signIn(pair), signIn(pair)])
    expect(doubled.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const one = await proven()
    clock.pass(61)
    const two = await proven(one.email)
    const rivals = await Promise.all([signIn(one), signIn(two)])
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409])
    const user = await userOf(one.email)
    expect(await db.$count(customers, eq(customers.userId, String(user?.id)))).toBe(1)
    expect(await db.$count(flows, eq(flows.userId, String(user?.id)))).toBe(1)
  })

  test('a pair of one activity is none in another', async () => {
    const pair = await proven()
    const { id: activityId } = await freshActivity(connection)
    expect((await signIn({ ...pair, activityId })).body.code).toBe('code_wrong')
    expect((await signIn(pair)).status).toBe(200)
  })

  test('an activity that is not published takes nobody in', async () => {
    const closed = await freshActivity(connection, { active: false })
    const asked = await ask(app, 'PUT /public/send-code-emails', { body: { activityId: closed.id, username: nobody() } })
    expect([asked.status, asked.body.code]).toEqual([404, 'not_found'])
    expect((await signIn(await proven(), { activityId: closed.id })).status).toBe(404)
  })
})
