import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { lettersTo } from '../../tests/setup/letters.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, tokensOf } from '../../tests/setup/scene.ts'
import { members, users } from '../db/schema/auth.ts'
import { cards } from '../db/schema/cards.ts'
import { customers } from '../db/schema/customers.ts'
import { passkeys } from '../db/schema/passkeys.ts'

type User = { id: string; name: string; email: string; username: string; active: string; roles: string[]; invited: boolean }

describe.each(engines)('administration of accounts, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection, jobs } = stage
  const { db } = connection

  async function person(joined: Awaited<ReturnType<typeof freshActivity>>[], roles?: string[]) {
    const fresh = await freshPerson(connection, joined, roles)
    return { ...fresh, ...(await tokensOf(app, fresh)) }
  }
  async function superAdmin() {
    const fresh = await person([])
    await db
      .update(users)
      .set({ roles: ['ROLE_SUPER_ADMIN'] })
      .where(eq(users.id, fresh.id))
    return fresh
  }
  async function scene() {
    const [activity, elsewhere] = [await freshActivity(connection), await freshActivity(connection)]
    const [admin, stranger] = [await person([activity], ['ROLE_ADMIN']), await person([elsewhere], ['ROLE_ADMIN'])]
    return { activity, elsewhere, admin, stranger, customer: await person([activity]) }
  }
  type Scene = Awaited<ReturnType<typeof scene>>

  const list = async (token: string, query: Record<string, string>) => {
    const { status, body } = await ask(app, `GET /api/users?${new URLSearchParams(query)}`, { token })
    return { status, data: (body.data ?? []) as User[], totalRows: body.totalRows as number }
  }
  const create = ({ admin, activity }: Pick<Scene, 'admin' | 'activity'>, more: object = {}) => {
    const body = { activityId: activity.id, name: 'Ada', surname: 'Neri', email: nobody(), ...more }
    return ask(app, 'POST /api/users', { token: admin.token, body })
  }
  const change = (token: string, id: string, body: object) => ask(app, `PUT /api/users/${id}`, { token, body })
  const remove = (token: string, id: string, query = '') => ask(app, `DELETE /api/users/${id}${query}`, { token })
  const made = ({ body }: { body: { data?: unknown } }) => body.data as User
  const standing = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]
  const rolesIn = async (activityId: string, userId: string) =>
    (
      await db
        .select()
        .from(members)
        .where(and(eq(members.activityId, activityId), eq(members.userId, userId)))
    )[0]?.roles
  const logIn = (username: string, password: string) => ask(app, 'POST /api/login_check', { body: { username, password } })

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

  test('an admin of another activity gets nowhere: 404 on every call, and nobody of it in her list', async () => {
    const at = await scene()
    const { token } = at.stranger
    const named = { activityId: at.activity.id }
    const answers = [
      await ask(app, `GET /api/users?filters[activityId]=${at.activity.id}`, { token }),
      await ask(app, `GET /api/users/audit?filters[activityId]=${at.activity.id}`, { token }),
      await create({ ...at, admin: at.stranger }),
      await change(token, at.customer.id, { ...named, name: 'Mia' }),
      await change(token, at.customer.id, { activityId: at.elsewhere.id, name: 'Mia' }),
      await change(token, at.customer.id, { name: 'Mia' }),
      await remove(token, at.customer.id, `?filters[activityId]=${at.activity.id}`),
      await remove(token, at.customer.id, `?filters[activityId]=${at.elsewhere.id}`),
      await remove(token, at.customer.id),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await list(token, {})).data.map(({ id }) => id)).toEqual([at.stranger.id])
    expect(await standing(at.customer.id)).toMatchObject({ name: 'Giulia', active: true })
  })

  test('a customer gets 403, also in the activity that she belongs to', async () => {
    const { customer, activity, admin } = await scene()
    for (const query of [{}, { 'filters[activityId]': activity.id }] as Record<string, string>[])
      expect((await list(customer.token, query)).status).toBe(403)
    expect((await change(customer.token, customer.id, { activityId: activity.id, roles: ['ROLE_ADMIN'] })).status).toBe(403)
    expect((await remove(customer.token, admin.id)).status).toBe(403)
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

  test('an invitation to a mistyped address is over when the address is put right, and another goes there', async () => {
    const at = await scene()
    const [wrong, right] = [nobody(), nobody()]
    const { id } = made(await create(at, { email: wrong }))
    const code = /forgot-password\/([\w-]+)/.exec((await lettersTo(stage, wrong))[0]?.text ?? '')?.[1]
    await change(at.admin.token, id, { email: right })
    expect((await ask(app, `GET /app/checkforgotcode/${code}`)).status).toBe(404)
    expect(await lettersTo(stage, right)).toHaveLength(1)
  })

  test('who belongs to others too is not one admin’s to change, but her roles here are', async () => {
    const at = await scene()
    const { token } = at.admin
    const shared = await person([at.activity, at.elsewhere])
    for (const fields of [{ active: 'N' }, { email: nobody() }, { name: 'Mia' }])
      expect([(await change(token, shared.id, fields)).status, fields]).toEqual([403, fields])
    expect((await change(token, shared.id, { name: 'Giulia', roles: ['ROLE_USER', 'ROLE_ADMIN'] })).status).toBe(200)
    expect(await rolesIn(at.activity.id, shared.id)).toEqual(['ROLE_ADMIN', 'ROLE_USER'])
    expect(await rolesIn(at.elsewhere.id, shared.id)).toEqual(['ROLE_USER'])
    expect((await list(token, { 'filters[search]': shared.email })).data).toMatchObject([{ activities: [{ id: at.activity.id }] }])
  })

  test('an admin neither shuts herself out nor raises herself', async () => {
    const { admin } = await scene()
    const wishes = [{ active: 'N' }, { roles: ['ROLE_USER'] }, { roles: ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'] }, { email: nobody() }]
    for (const wish of wishes) expect([(await change(admin.token, admin.id, wish)).status, wish]).toEqual([422, wish])
    expect((await remove(admin.token, admin.id)).body.code).toBe('user_self')
  })

  test('two admins who take each other’s rights at once do not both lose them', async () => {
    const at = await scene()
    const other = await person([at.activity], ['ROLE_ADMIN'])
    const wish = { activityId: at.activity.id, roles: ['ROLE_USER'] }
    const answers = await Promise.all([change(at.admin.token, other.id, wish), change(other.token, at.admin.id, wish)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const left = [await rolesIn(at.activity.id, other.id), await rolesIn(at.activity.id, at.admin.id)]
    expect(left.filter((roles) => roles?.includes('ROLE_ADMIN'))).toHaveLength(1)
  })

  test('super admins do not exist for an admin', async () => {
    const at = await scene()
    const { token } = at.admin
    const hidden = await person([at.activity])
    await db
      .update(users)
      .set({ roles: ['ROLE_SUPER_ADMIN'] })
      .where(eq(users.id, hidden.id))
    expect((await list(token, {})).data.map(({ id }) => id)).not.toContain(hidden.id)
    expect((await change(token, hidden.id, { name: 'Mia' })).status).toBe(404)
    expect((await remove(token, hidden.id)).status).toBe(404)
  })

  test('a super admin sees everybody or one activity, and makes nobody without one', async () => {
    const at = await scene()
    const above = await superAdmin()
    const found = await list(above.token, { 'filters[search]': at.stranger.email })
    expect(found.data).toMatchObject([{ id: at.stranger.id, activities: [{ id: at.elsewhere.id, roles: ['ROLE_ADMIN'] }] }])
    expect((await list(above.token, { 'filters[activityId]': at.activity.id })).totalRows).toBe(2)
    expect((await list(above.token, { 'filters[activityId]': at.activity.id, 'filters[search]': at.stranger.email })).data).toEqual([])
    expect((await create({ ...at, admin: above }, { activityId: undefined })).body).toMatchObject({ errors: [{ path: 'activityId' }] })
    expect((await create({ ...at, admin: above }, { activityId: 'nowhere' })).status).toBe(404)
    expect((await create({ ...at, admin: above })).status).toBe(200)
    const both = await person([at.activity, at.elsewhere])
    expect((await change(above.token, both.id, { roles: ['ROLE_ADMIN'] })).body).toMatchObject({ errors: [{ path: 'activityId' }] })
    expect((await change(above.token, both.id, { active: 'N' })).status).toBe(200)
    expect((await change(above.token, above.id, { active: 'N' })).body.code).toBe('user_self')
  })

  test('an admin takes somebody out of her activity alone, who may join again', async () => {
    const at = await scene()
    const shared = await person([at.activity, at.elsewhere])
    expect((await remove(at.admin.token, shared.id)).status).toBe(200)
    expect((await ask(app, `GET /api/cards/me?filters[activityId]=${at.activity.id}`, { token: shared.token })).status).toBe(404)
    expect((await ask(app, `GET /api/cards/me?filters[activityId]=${at.elsewhere.id}`, { token: shared.token })).status).toBe(200)
    expect(await db.$count(customers, and(eq(customers.userId, shared.id), eq(customers.activityId, at.activity.id)))).toBe(0)
    expect((await remove(at.admin.token, shared.id)).status).toBe(404)
  })

  test('a super admin erases the account, which gets one last letter', async () => {
    const at = await scene()
    const above = await superAdmin()
    await change(at.admin.token, at.customer.id, { name: 'Canarino' })
    expect((await remove(above.token, at.customer.id)).status).toBe(200)
    expect(await standing(at.customer.id)).toBeUndefined()
    expect(await lettersTo(stage, at.customer.email)).toHaveLength(1)
    expect((await ask(app, 'GET /api/app/users', { token: at.customer.token })).status).toBe(401)
    const { body } = await ask(app, 'GET /api/users/audit', { token: at.admin.token })
    expect([JSON.stringify(body.data).includes('Canarino'), body.data]).toMatchObject([false, [{ what: 'changed', subject: null }]])
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
