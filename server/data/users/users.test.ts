import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { administration } from '../../../tests/setup/administration.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { STRONG } from '../../../tests/setup/newcomers.ts'
import { appOver, ask, nobody, PASSWORD } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { passkeys } from '../../db/schema/passkeys.ts'

describe.each(engines)('administration of accounts, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, jobs, connection } = stage
  const { db } = connection
  const { scene, list, create, change, remove, made, standing, rolesIn, logIn } = administration(stage)

  test('somebody new is a customer who chooses her password by the link that is mailed to her', async () => {
    const at = await scene()
    const email = nobody()
    const { status, body } = await create(at, { email: ` ${email.toUpperCase()} `, password: 'Tessera-prova-2026' })
    expect([status, body.data]).toMatchObject([200, { email, username: email, active: 'Y', roles: ['ROLE_USER'], invited: true }])
    expect(await db.$count(cards, eq(cards.userId, made({ body }).id))).toBe(1)
    expect((await logIn(email, 'Tessera-prova-2026')).status).toBe(401)
    expect((await logIn(email, '')).status).toBe(400)
    const [letter] = await lettersTo(stage, email)
    const code = /forgot-password\/([\w-]+)/.exec(letter?.text ?? '')?.[1]
    expect(letter?.subject).toContain(at.activity.name)
    expect(letter?.sender).toBe(at.activity.name)
    expect(JSON.stringify(body)).not.toContain(code)
    const ticket = (await ask(app, `GET /app/checkforgotcode/${code}`)).body.data as { id: string }
    const password = 'Barca-viola-74-lampione'
    const chosen = { password, confirmPassword: password }
    expect((await ask(app, `PUT /app/set-new-password/${ticket.id}`, { body: chosen })).status).toBe(200)
    expect((await logIn(email, password)).status).toBe(200)
    expect((await ask(app, `GET /app/checkforgotcode/${code}`)).status).toBe(404)
    expect((await list(at.admin.token, { 'filters[search]': email })).data).toMatchObject([{ invited: false }])
  })

  test('two who make one address at once make one account', async () => {
    const [one, other] = [await scene(), await scene()]
    const email = nobody()
    const answers = await Promise.all([create(one, { email }), create(other, { email }), create(one, { email: email.toUpperCase() })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'email_taken', errors: [{ path: 'email' }] })
    expect(await db.$count(users, eq(users.username, email))).toBe(1)
    expect(jobs.filter(({ payload }) => (payload as { letter?: string }).letter === 'invitation').length).toBeGreaterThan(0)
  })

  test.each([
    ['a super admin', { roles: ['ROLE_SUPER_ADMIN'] }, 422, 'role_wrong'],
    ['both', { roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'] }, 422, 'role_wrong'],
    ['a manager', { roles: ['ROLE_MANAGER'] }, 422, 'role_wrong'],
    ['nothing', { roles: [] }, 400, 'malformed'],
    ['no address', { email: undefined }, 400, 'malformed'],
    ['letters of two alphabets', { email: 'gi\u0443lia@example.com' }, 422, 'address_letters'],
    ['no name', { name: ' ' }, 400, 'malformed'],
    ['too long a name', { surname: 'x'.repeat(61) }, 400, 'malformed'],
  ])('%s cannot be made', async (_, fields, status, code) => {
    const answer = await create(await scene(), fields)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('what is nobody’s to set is not set', async () => {
    const at = await scene()
    const wish = { id: 'chosen', balance: '99.00', created: '2020-01-01T00:00:00Z', passwordHash: 'x', leaving: '2020-01-01T00:00:00Z' }
    const { id } = made(await create(at, wish))
    expect(id).not.toBe('chosen')
    const change1 = { ...wish, activityId: at.activity.id, userId: at.admin.id, username: undefined, name: 'Bea' }
    expect((await change(at.admin.token, id, change1)).status).toBe(200)
    expect(await standing(id)).toMatchObject({ name: 'Bea', passwordHash: '', leaving: null, roles: [] })
    expect((await db.select().from(cards).where(eq(cards.userId, id)))[0]?.balance).toBe(0)
  })

  test('a list is narrowed, sorted and paged, and says how many there are', async () => {
    const at = await scene()
    const { token } = at.admin
    for (const name of ['bea', 'Ada', 'Zoe_100%'])
      await create(at, { name, surname: 'Verdi', roles: ['ROLE_ADMIN'], email: `${name}-${nobody()}`.replace('%', 'p') })
    const named = { 'filters[activityId]': at.activity.id }
    const names = async (query: Record<string, string>) => (await list(token, { ...named, ...query })).data.map(({ name }) => name)
    expect(await names({ 'filters[search]': 'verdi' })).toEqual(['Ada', 'bea', 'Zoe_100%'])
    expect(await names({ 'filters[search]': 'verdi', sortBy: 'name', descending: '1' })).toEqual(['Zoe_100%', 'bea', 'Ada'])
    expect(await names({ 'filters[search]': '0%' })).toEqual(['Zoe_100%'])
    expect(await names({ 'filters[search]': 'x_x' })).toEqual([])
    expect(await names({ 'filters[role]': 'ROLE_USER' })).toEqual(['Giulia'])
    await change(token, at.customer.id, { active: 'N' })
    expect(await names({ 'filters[active]': 'N' })).toEqual(['Giulia'])
    const page = await list(token, { ...named, rowsPerPage: '15', page: '2' })
    expect([page.data.length, page.totalRows]).toEqual([0, 5])
    for (const wrong of ['sortBy=passwordHash', 'rowsPerPage=7', 'filters[role]=ROLE_X'])
      expect((await ask(app, `GET /api/users?filters[activityId]=${at.activity.id}&${wrong}`, { token })).status).toBe(400)
  })

  test('who is switched off is out everywhere at once and reads why, and is in again when switched on', async () => {
    const { admin, customer } = await scene()
    expect((await ask(app, 'GET /api/app/users', { token: customer.token })).status).toBe(200)
    expect((await change(admin.token, customer.id, { active: 'N' })).body.data).toMatchObject({ active: 'N' })
    expect((await ask(app, 'GET /api/app/users', { token: customer.token })).status).toBe(401)
    const again = await ask(app, 'POST /api/token/refresh', { body: { refresh_token: customer.refresh_token } })
    expect([again.status, again.body.token]).toEqual([401, undefined])
    const { status, body } = await logIn(customer.email, 'Tessera-prova-2026')
    expect([status, body.message]).toEqual([403, expect.stringMatching(/^Utente non attivo, contatta l.amministratore di sistema$/)])
    await change(admin.token, customer.id, { active: 'Y' })
    expect((await logIn(customer.email, 'Tessera-prova-2026')).status).toBe(200)
  })

  test('another address is told to the one before, ends the log-ins, and cannot be somebody else’s', async () => {
    const { admin, customer } = await scene()
    const username = nobody()
    const passkey = { publicKey: '', counter: 0, transports: [], host: 'localhost', name: '', created: clock() }
    await db.insert(passkeys).values({ ...passkey, id: customer.id, userId: customer.id, credential: customer.id })
    expect((await change(admin.token, customer.id, { username: admin.email, email: admin.email })).body.code).toBe('email_taken')
    expect((await change(admin.token, customer.id, { username, email: username })).body.data).toMatchObject({ username, email: username })
    expect((await ask(app, 'POST /api/token/refresh', { body: { refresh_token: customer.refresh_token } })).status).toBe(401)
    expect(await lettersTo(stage, customer.email)).toHaveLength(1)
    expect(await db.$count(passkeys, eq(passkeys.userId, customer.id))).toBe(0)
  })

  test('a password goes with its address: who reads the letters of the other one chooses another', async () => {
    const { admin, customer, activity } = await scene()
    const email = nobody()
    expect(made(await change(admin.token, customer.id, { email }))).toMatchObject({ email, invited: true })
    for (const name of [email, customer.email]) expect((await logIn(name, PASSWORD)).status).toBe(401)
    const code = /forgot-password\/([\w-]+)/.exec((await lettersTo(stage, email))[0]?.text ?? '')?.[1]
    const ticket = (await ask(app, `GET /app/checkforgotcode/${code}`)).body.data as { id: string }
    const chosen = { password: STRONG, confirmPassword: STRONG }
    expect((await ask(app, `PUT /app/set-new-password/${ticket.id}`, { body: chosen })).status).toBe(200)
    expect((await logIn(email, STRONG)).status).toBe(200)
    expect(await db.$count(cards, eq(cards.userId, customer.id))).toBe(1)
    expect(await rolesIn(activity.id, customer.id)).toEqual(['ROLE_USER'])
  })

  test('an invitation to a mistyped address is over when the address is put right, and another goes there', async () => {
    const at = await scene()
    const [wrong, right] = [nobody(), nobody()]
    const { id } = made(await create(at, { email: wrong }))
    const code = /forgot-password\/([\w-]+)/.exec((await lettersTo(stage, wrong))[0]?.text ?? '')?.[1]
    await change(at.admin.token, id, { email: right })
    expect((await ask(app, `GET /app/checkforgotcode/${code}`)).status).toBe(404)
    expect(await lettersTo(stage, right)).toHaveLength(1)
  })

  test('a customer who becomes an admin, and back, keeps her card; an admin who becomes a customer gets one', async () => {
    const at = await scene()
    const { id } = made(await create(at, { roles: ['ROLE_ADMIN'] }))
    expect(await db.$count(cards, eq(cards.userId, id))).toBe(0)
    for (const roles of [['ROLE_ADMIN', 'ROLE_USER'], ['ROLE_ADMIN'], ['ROLE_USER']]) await change(at.admin.token, id, { roles })
    expect(await db.$count(cards, eq(cards.userId, id))).toBe(1)
  })

  test('everything is written down, with what was and what is, and no secret', async () => {
    const at = await scene()
    const { id, email } = made(await create(at))
    clock.pass(1)
    await change(at.admin.token, id, { active: 'N', roles: ['ROLE_ADMIN', 'ROLE_USER'] })
    await change(at.admin.token, id, { active: 'N' })
    clock.pass(1)
    await remove(at.admin.token, id)
    const { body } = await ask(app, `GET /api/users/audit?filters[activityId]=${at.activity.id}`, { token: at.admin.token })
    const by = { actor: 'Giulia Bianchi', subject: 'Ada Neri' }
    const was = { active: 'Y', roles: ['ROLE_USER'] }
    const is = { active: 'N', roles: ['ROLE_ADMIN', 'ROLE_USER'] }
    expect(body.data).toMatchObject([
      { ...by, what: 'removed', before: { roles: is.roles }, after: null },
      { ...by, what: 'changed', before: was, after: is },
      { ...by, what: 'created', before: null, after: { name: 'Ada', surname: 'Neri', email, ...was } },
    ])
    expect(body.totalRows).toBe(3)
    expect((await ask(app, 'GET /api/users/audit', { token: at.stranger.token })).body.data).toEqual([])
    expect((await ask(app, 'GET /api/users/audit', { token: at.customer.token })).status).toBe(403)
  })
})
