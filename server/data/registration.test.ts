import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { asUserName } from '#rules/email.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { digitsFor, lettersTo } from '../../tests/setup/letters.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, PASSWORD } from '../../tests/setup/scene.ts'
import { members, users } from '../db/schema/auth.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { customers } from '../db/schema/customers.ts'
import { consents, privacyTexts } from '../db/schema/privacy.ts'

const STRONG = 'Barca-viola-74-lampione'

describe.each(engines)('registration, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection } = stage
  const { db } = connection
  const activity = await freshActivity(connection, { configuration: { welcomeCredit: '5.00' } })
  const named = { activityId: activity.id }

  /** An address that has proved itself. */
  async function proven(email = nobody(), activityId = activity.id) {
    const { body } = await ask(app, 'PUT /public/send-code-emails', { body: { activityId, username: email } })
    const { code: challenge } = body.data as { code: string }
    const code = await digitsFor(stage, asUserName(email))
    const checked = await ask(app, `GET /app/customers/code/${code}`, { headers: { 'X-Challenge': challenge } })
    expect(checked.body.data).toMatchObject({ outcome: 'correct', message: 'Codice corretto' })
    return { activityId, email, challenge, code, checked: checked.body.data }
  }
  const facts = { password: STRONG, name: 'Ada', surname: 'Neri', informativaPrivacy: true }
  const signIn = (pair: object, more: object = {}) => ask(app, 'POST /public/sign-in', { body: { ...facts, ...pair, ...more } })
  const userOf = async (email: string) => (await db.select().from(users).where(eq(users.username, email)))[0]

  test('makes a stranger a customer with a card and the welcome credit, and lets her in', async () => {
    const email = nobody()
    const free = () => ask(app, `GET /app/check-emails/${email}?filters[activityId]=${activity.id}`)
    expect((await free()).body).toEqual({ data: { free: true } })
    const pair = await proven(email)
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
    expect((await free()).body).toEqual({ data: { free: false } })
    const renewed = await ask(app, 'POST /api/token/refresh', { body: { refresh_token: data.refresh_token } })
    expect(renewed.status).toBe(200)
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
    const { body } = await ask(app, 'PUT /public/send-code-emails', { body: { ...named, username: email } })
    const unproven = { email, challenge: (body.data as { code: string }).code, code: await digitsFor(stage, email), ...named }
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

  test('an address is one in whatever case, and none that only looks like it', async () => {
    const pair = await proven(`Ada.${randomUUID()}@Example.com`)
    expect((await signIn(pair)).status).toBe(200)
    const free = async (email: string) =>
      (await ask(app, `GET /app/check-emails/${encodeURIComponent(email)}?activityId=${activity.id}`)).body
    expect(await free(pair.email.toUpperCase())).toEqual({ data: { free: false } })
    expect((await free(pair.email.replace('a', '\u0430'))).code).toBe('address_letters')
    expect((await free(pair.email.replace('Ada', '\uff21da'))).code).toBe('address_letters')
  })

  test('the two spellings of one domain are one account, which keeps what she wrote', async () => {
    const written = `ada-${randomUUID()}@Caffè.example`
    const pair = await proven(written)
    const ascii = pair.email.replace('Caffè', 'xn--caff-8oa')
    const rival = { ...(await proven(written.replace('ada', 'eva'))), email: ascii }
    expect((await signIn(rival)).body.code).toBe('code_wrong')
    expect((await signIn({ ...pair, email: ascii.toUpperCase() })).status).toBe(200)
    expect((await ask(app, `GET /app/check-emails/${ascii}`)).body).toEqual({ data: { free: false } })
    for (const username of [ascii, written]) {
      const { status, body } = await ask(app, 'POST /api/login_check', { body: { username, password: STRONG } })
      expect(status).toBe(200)
      const { data } = (await ask(app, 'GET /api/app/users', { token: String(body.token) })).body
      expect(data).toMatchObject({ username: ascii })
    }
    const other = await proven(written.replace('ada', 'zoe'))
    expect((await signIn(other)).status).toBe(200)
    expect(await userOf(asUserName(other.email))).toMatchObject({ email: other.email.toLowerCase() })
  })

  test('a pair of one activity is none in another', async () => {
    const pair = await proven()
    const { id: activityId } = await freshActivity(connection)
    expect((await signIn({ ...pair, activityId })).body.code).toBe('code_wrong')
    expect((await signIn(pair)).status).toBe(200)
  })

  test('who has an account joins another activity with its password, and keeps her name', async () => {
    const person = await freshPerson(connection, [await freshActivity(connection)])
    const pair = await proven(person.email)
    expect(pair.checked).toMatchObject({ known: true })
    const wrong = await signIn(pair, { password: STRONG })
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([422, 'password_wrong', 'Password errata'])
    expect((await signIn(pair, { password: PASSWORD, name: 'Eva', surname: 'Eva' })).status).toBe(200)
    expect(await userOf(person.email)).toMatchObject({ id: person.id, name: 'Giulia', surname: 'Bianchi' })
    expect(await db.$count(members, eq(members.userId, person.id))).toBe(2)
  })

  test('guesses of that password count as failed log-ins', async () => {
    const person = await freshPerson(connection)
    const pair = await proven(person.email)
    for (let i = 0; i < 10; i++) await signIn(pair)
    expect((await signIn(pair, { password: PASSWORD })).status).toBe(429)
    expect((await ask(app, 'POST /api/login_check', { body: { username: person.email, password: PASSWORD } })).status).toBe(429)
  })

  test('who is a customer already gets no code, and the answer does not say so', async () => {
    const person = await freshPerson(connection, [activity])
    const { status, body } = await ask(app, 'PUT /public/send-code-emails', { body: { ...named, username: person.email } })
    expect([status, Object.keys(body.data as object)]).toEqual([200, ['code']])
    const letter = (await lettersTo(stage, person.email)).at(-1)
    expect(letter?.text).not.toMatch(/^\d{6}$/m)
    expect(letter?.html).toContain('/login')
  })

  test('in strict mode every address seems to be free', async () => {
    const person = await freshPerson(connection, [activity])
    const strict = appOver(connection, { EMAIL_CHECK: 'strict' })
    for (const email of [person.email, nobody()])
      expect((await ask(strict.app, `GET /app/check-emails/${email}`)).body).toEqual({ data: { free: true } })
    expect((await ask(app, `GET /app/check-emails/${person.email}`)).body).toEqual({ data: { free: false } })
  })

  test('an activity that is not published takes nobody in', async () => {
    const closed = await freshActivity(connection, { active: false })
    const asked = await ask(app, 'PUT /public/send-code-emails', { body: { activityId: closed.id, username: nobody() } })
    expect([asked.status, asked.body.code]).toEqual([404, 'not_found'])
    expect((await signIn(await proven(), { activityId: closed.id })).status).toBe(404)
  })
})
