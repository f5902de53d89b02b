import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines, statements } from '../../../tests/setup/engines.ts'
import { lettersTo, PUBLIC_URL } from '../../../tests/setup/letters.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, PASSWORD, tokensOf } from '../../../tests/setup/scene.ts'
import { hosts } from '../../db/schema/activities.ts'
import { users } from '../../db/schema/auth.ts'
import { devices } from '../../db/schema/devices.ts'

const FRESH = 'Barca-viola-74-lampione'

describe.each(engines)('recovery, %s', async (engine) => {
  const CONFIRMED = `${randomUUID()}.example`
  const stage = appOver(await database(engine), { PUBLIC_URL, CONFIRMED_HOSTS: `other.example, ${CONFIRMED}` })
  const { app, clock, connection } = stage
  const { db } = connection

  const forgot = (username: string, headers: Record<string, string> = {}) =>
    ask(app, `GET /app/forgotpassword/${encodeURIComponent(username)}`, { headers })
  const linksOf = async (email: string) =>
    (await lettersTo(stage, email)).map(({ text }) => /https?:\S+forgot-password\/\S+/.exec(text)?.[0] ?? '')
  const linkOf = async (email: string) => (await linksOf(email)).at(-1) ?? ''
  const codeOf = async (email: string) => (await linkOf(email)).split('/').at(-1) ?? ''
  const exchange = (code: string) => ask(app, `GET /app/checkforgotcode/${code}`)
  const set = (ticket: string, password = FRESH, confirmPassword = password, attempt?: string) =>
    ask(app, `PUT /app/set-new-password/${ticket}`, { body: { password, confirmPassword, attempt } })
  const login = (username: string, password: string) => ask(app, 'POST /api/login_check', { body: { username, password } })

  async function ticketOf(email: string) {
    await forgot(email)
    const { body } = await exchange(await codeOf(email))
    return (body.data as { id: string }).id
  }

  test('sets another password, ends every session and every push, and tells her by mail', async () => {
    const person = await freshPerson(connection)
    const { refresh_token } = await tokensOf(app, person)
    const device = {
      id: person.id,
      userId: person.id,
      deviceId: 'd',
      origin: 'https://x',
      endpoint: 'https://push',
      created: clock(),
      lastSeen: clock(),
    }
    await db.insert(devices).values(device)
    const asked = await forgot(person.email.toUpperCase())
    expect(asked.body).toEqual({ data: { esito: true }, message: expect.stringContaining('Se questo indirizzo ha un account') })
    const { status, body } = await set(await ticketOf(person.email))
    expect([status, body]).toEqual([200, { message: 'Password cambiata correttamente', passkeysRemoved: false }])
    expect((await ask(app, 'POST /api/token/refresh', { body: { refresh_token } })).body.code).toBe('session_ended')
    expect((await login(person.email, PASSWORD)).status).toBe(401)
    expect((await login(person.email, FRESH)).status).toBe(200)
    expect((await db.select().from(devices).where(eq(devices.userId, person.id)))[0]?.endpoint).toBeNull()
    expect((await lettersTo(stage, person.email)).at(-1)?.subject).toBe('La tua password è cambiata')
  })

  test('asks the database the same for a name that somebody has as for others, and answers the same', async () => {
    const person = await freshPerson(connection)
    const ways = []
    for (const name of [person.email, nobody(), 'no address at all']) {
      statements()
      const { status, body } = await forgot(name)
      ways.push({ status, body, asked: statements() })
    }
    expect(ways[0]?.asked.length).toBeGreaterThan(0)
    expect(ways[1]).toEqual(ways[0])
    expect(ways[2]).toEqual(ways[0])
    expect(await lettersTo(stage, person.email)).toHaveLength(1)
  })

  test('writes nothing to who does not exist or is not active', async () => {
    const person = await freshPerson(connection)
    await db.update(users).set({ active: false }).where(eq(users.id, person.id))
    const stranger = nobody()
    for (const name of [person.email, stranger]) {
      expect((await forgot(name)).status).toBe(200)
      expect(await lettersTo(stage, name)).toEqual([])
    }
  })

  test('a ticket works once, for a quarter of an hour, and only the last one', async () => {
    const person = await freshPerson(connection)
    const first = await ticketOf(person.email)
    const code = await codeOf(person.email)
    const second = ((await exchange(code)).body.data as { id: string }).id
    expect((await set(first)).status).toBe(404)
    clock.pass(901)
    expect((await set(second)).status).toBe(404)
    const third = ((await exchange(code)).body.data as { id: string }).id
    const rivals = await Promise.all([set(third), set(third), set(third)])
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const over = await exchange(code)
    expect([over.status, over.body.message]).toEqual([404, 'Codice scaduto'])
  })

  test('an attempt whose answer was lost is done once, and is answered again as long as the ticket lives', async () => {
    const person = await freshPerson(connection)
    const [ticket, attempt] = [await ticketOf(person.email), randomUUID()]
    const once = await set(ticket, FRESH, FRESH, attempt)
    const again = await set(ticket, FRESH, FRESH, attempt)
    expect([again.status, again.body]).toEqual([200, once.body])
    expect((await lettersTo(stage, person.email)).map(({ subject }) => subject)).toEqual(['La tua password è cambiata'])
    const others = [await set(ticket), await set(ticket, FRESH, FRESH, randomUUID()), await set(ticket, PASSWORD, PASSWORD, attempt)]
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await login(person.email, FRESH)).status).toBe(200)
    clock.pass(901)
    expect((await set(ticket, FRESH, FRESH, attempt)).status).toBe(404)
  })

  test('a user id is no ticket, nor is the code of the letter', async () => {
    const person = await freshPerson(connection)
    await forgot(person.email)
    for (const id of [person.id, person.email, await codeOf(person.email), 'x']) {
      const { status, body } = await set(id)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect((await login(person.email, PASSWORD)).status).toBe(200)
  })

  test('a refused password leaves the ticket as it was', async () => {
    const person = await freshPerson(connection)
    const ticket = await ticketOf(person.email)
    const differ = await set(ticket, FRESH, 'another')
    expect([differ.status, differ.body.code, differ.body.errors]).toEqual([
      422,
      'passwords_differ',
      [expect.objectContaining({ path: 'confirmPassword' })],
    ])
    expect((await set(ticket, 'bianchi1')).body.code).toBe('password_weak')
    expect((await set(ticket)).status).toBe(200)
  })

  test('a link lives for an hour and is the same at every try to send it', async () => {
    const person = await freshPerson(connection)
    await forgot(person.email)
    const link = await linkOf(person.email)
    expect(await linkOf(person.email)).toBe(link)
    clock.pass(3601)
    expect((await exchange(link.split('/').at(-1) ?? '')).status).toBe(404)
    expect(await lettersTo(stage, person.email)).toEqual([])
  })

  test('a link leads to a host of ours, whatever the request says', async () => {
    const activity = await freshActivity(connection)
    const person = await freshPerson(connection, [activity])
    await forgot(person.email, { Origin: 'https://evil.example', Host: 'evil.example' })
    expect(await linkOf(person.email)).toMatch(`${PUBLIC_URL}/forgot-password/`)
    for (const name of ['localhost:4310', 'tessera.example']) await forgot(person.email, { Origin: `http://${activity.permalink}.${name}` })
    const [, trial, own] = await linksOf(person.email)
    expect(trial).toMatch(`${PUBLIC_URL}/forgot-password/`)
    expect(own).toMatch(`https://${activity.permalink}.tessera.example/forgot-password/`)
    await db.update(users).set({ language: 'de' }).where(eq(users.id, person.id))
    expect(await linkOf(person.email)).toContain('.tessera.example/de/forgot-password/')
  })

  test('a link leads to a host of an activity’s own once the operator has confirmed it, and only those who belong there', async () => {
    const activity = await freshActivity(connection)
    const unconfirmed = `${activity.permalink}.example`
    await db.insert(hosts).values([CONFIRMED, unconfirmed].map((host) => ({ activityId: activity.id, host })))
    const [member, stranger] = [await freshPerson(connection, [activity]), await freshPerson(connection)]
    const from = async ({ email }: { email: string }, host: string) => {
      await forgot(email, { Origin: `https://${host}` })
      return new URL(await linkOf(email)).origin
    }
    expect(await from(member, CONFIRMED)).toBe(`https://${CONFIRMED}`)
    expect(await from(stranger, CONFIRMED)).toBe(PUBLIC_URL)
    expect(await from(member, unconfirmed)).toBe(PUBLIC_URL)
  })

  test('who guessed too often can log in with the password she has set', async () => {
    const person = await freshPerson(connection)
    for (let i = 0; i < 10; i++) await login(person.email, 'wrong')
    expect((await login(person.email, PASSWORD)).status).toBe(429)
    expect((await set(await ticketOf(person.email))).status).toBe(200)
    expect((await login(person.email, FRESH)).status).toBe(200)
  })
})
