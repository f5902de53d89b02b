import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { freshClub, inviters } from '../../../tests/setup/friends.ts'
import { PUBLIC_URL } from '../../../tests/setup/letters.ts'
import { appOver, ask, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { attempts, users } from '../../db/schema/auth.ts'
import { sms } from '../../jobs/sms.ts'
import type { Message } from '../../sms/port.ts'

describe.each(engines)('an invitation by text message, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection, jobs } = stage
  const { db } = connection
  const [activity, other] = [await freshClub(stage), await freshClub(stage)]
  const { customer, invite } = inviters(stage, activity)

  const someNumber = () => `+39 333 ${randomInt(1_000_000, 10_000_000)}`
  const send = (token: string, phoneNumber = someNumber(), headers = {}) =>
    ask(app, 'POST /api/friends', { token, headers, body: { activityId: activity.id, phoneNumber, userId: 'somebody-else' } })
  const sent = () => jobs.filter(({ name }) => name === 'sms').map(({ payload }) => payload)

  /** What the gateway gets, and from what. */
  async function messagesOf(payload: object) {
    const got: Message[] = []
    const send = async (message: Message) => {
      got.push(message)
      return { sent: true as const }
    }
    await sms.run(sms.payload.parse(payload), { db, clock, enqueue: async () => {}, sms: { send }, publicUrl: PUBLIC_URL } as never, 'j1')
    return got
  }

  test('the server sends an invitation: who invites, where to, in her language; the number stays nowhere', async () => {
    const inviter = await customer()
    const { id } = await invite(inviter.token)
    jobs.length = 0
    const answer = await send(inviter.token, '0039 333.98 76-543', { 'Accept-Language': 'it' })
    expect([answer.status, answer.body.data]).toEqual([200, { inviteId: id, canMessage: true }])
    expect(sent()).toEqual([{ activityId: activity.id, inviteId: id, to: '+393339876543', language: 'it' }])
    const link = `${PUBLIC_URL}/registration/${activity.id}?invite=${id}`
    expect(await messagesOf(sent()[0]!)).toEqual([
      { id: 'j1', to: '+393339876543', text: `Giulia ti invita da ${activity.name}. Registrati qui: ${link}` },
    ])
    expect(await messagesOf({ ...sent()[0]!, inviteId: 'gone' })).toEqual([])
  })

  test('a name is no place for an advertisement', async () => {
    const inviter = await customer()
    await db.update(users).set({ name: 'Vinci 1000 euro su https://evil.example/adesso' }).where(eq(users.id, inviter.id))
    jobs.length = 0
    await send(inviter.token)
    const [message] = await messagesOf(sent()[0]!)
    expect(message?.text).toContain('Vinci 1000 euro su https… ti invita')
    await db.update(users).set({ name: 'bit.ly/x\n\nEva' }).where(eq(users.id, inviter.id))
    expect((await messagesOf(sent()[0]!))[0]?.text).toMatch(/^bit ly x Eva ti invita/)
    await db.update(users).set({ name: 'Zoë D’Àngelo-Łuk' }).where(eq(users.id, inviter.id))
    expect((await messagesOf(sent()[0]!))[0]?.text).toMatch(/^Zoë D’Àngelo-Łuk ti invita/)
  })

  test.each(['', '12', 'chiama me', '+39 333 1234567; rm', `+${'1'.repeat(16)}`])('%j is no number', async (phoneNumber) => {
    const { token } = await customer()
    const { status, body } = await send(token, phoneNumber)
    expect([status, (body.errors as { path: string }[])[0]?.path]).toEqual([400, 'phoneNumber'])
  })

  test('five a day, also at the same instant, then 429 with the time to wait; hers alone', async () => {
    const [{ token }, neighbour] = [await customer(), await customer()]
    jobs.length = 0
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(token)))
    const good = answers.filter(({ status }) => status === 200).length
    expect(good).toBeLessThanOrEqual(5)
    expect(sent()).toHaveLength(good)
    for (let more = good; more < 5; more++) await send(token)
    const refused = await send(token)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(80_000)
    expect((await send(neighbour.token)).status).toBe(200)
    clock.pass(86_401)
    const again = await tokensOf(app, { email: (await db.select().from(users).where(eq(users.id, neighbour.id)))[0]!.email })
    expect((await send(again.token)).status).toBe(200)
  })

  test('one number gets three a day from an activity, one of each customer, however it is written, also at the same instant', async () => {
    const senders = await Promise.all([customer(activity, other), customer(), customer(), customer()])
    const rest = randomInt(1_000_000, 10_000_000)
    jobs.length = 0
    const spellings = [`+39 333 ${rest}`, `333${rest}`, `0039-333.${rest}`, `333/${rest}`]
    const answers = await Promise.all(senders.map(({ token }, n) => send(token, spellings[n])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('86400')
    expect(sent()).toHaveLength(3)
    const again = await Promise.all(senders.map(({ token }, n) => send(token, spellings[3 - n])))
    expect(again.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
    expect(sent()).toHaveLength(3)
    const elsewhere = { activityId: other.id, phoneNumber: spellings[0] }
    expect((await ask(app, 'POST /api/friends', { token: senders[0]?.token, body: elsewhere })).status).toBe(200)
    expect(JSON.stringify(await db.select().from(attempts))).not.toContain(String(rest))
    clock.pass(86_400)
    expect((await send((await customer()).token, spellings[1])).status).toBe(200)
    expect(sent()).toHaveLength(5)
  })

  test('one wish with its key is one message', async () => {
    const { token } = await customer()
    jobs.length = 0
    const key = { 'Idempotency-Key': 'wish-1' }
    const number = someNumber()
    const both = [await send(token, number, key), await send(token, number, key)]
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(sent()).toHaveLength(1)
  })

  test('a wish that is repeated under its key costs nothing of the five, and gets its answer when they are gone', async () => {
    const { token } = await customer()
    const [key, number] = [{ 'Idempotency-Key': 'wish-2' }, someNumber()]
    const first = await send(token, number, key)
    for (let again = 0; again < 5; again++) expect((await send(token, number, key)).body).toEqual(first.body)
    const more = [await send(token), await send(token), await send(token), await send(token), await send(token)]
    expect(more.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
    expect(await send(token, number, key)).toMatchObject({ status: 200, body: first.body })
    expect((await send(token, someNumber(), key)).body.code).toBe('key_reused')
  })

  test('in production without a gateway it is said, and nothing is sent', async () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL }
    const production = appOver(connection, env)
    const { token } = await tokensOf(production.app, await freshPerson(connection, [activity]))
    const body = { activityId: activity.id, phoneNumber: '3331234567' }
    const { status, body: said, headers } = await ask(production.app, 'POST /api/friends', { token, body })
    expect([status, said.code, headers.get('Retry-After')]).toEqual([503, 'sms_unavailable', '3600'])
    const asked = await ask(production.app, 'POST /api/friends/invite', { token, body: { activityId: activity.id } })
    expect(asked.body.data).toMatchObject({ canMessage: false })
    expect(production.jobs).toEqual([])
  })
})
