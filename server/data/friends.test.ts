import { randomInt, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { digitsFor, PUBLIC_URL } from '../../tests/setup/letters.ts'
import { appOver, ask, freshActivity, freshPerson, nobody, tokensOf } from '../../tests/setup/scene.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { attempts, members, users } from '../db/schema/auth.ts'
import { customers } from '../db/schema/customers.ts'
import { sms } from '../jobs/sms.ts'
import type { Message } from '../sms/port.ts'

describe.each(engines)('friends, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection, jobs } = stage
  const { db } = connection
  const configuration = { showIntroduceFriendPhoneApp: true, friendCredit: '5.00', welcomeCredit: '2.00' }
  const [activity, other] = [await freshActivity(connection, { configuration }), await freshActivity(connection, { configuration })]

  async function customer(...joined: (typeof activity)[]) {
    const person = await freshPerson(connection, joined.length > 0 ? joined : [activity])
    return { ...person, ...(await tokensOf(app, person)) }
  }
  const invite = async (token: string, { id }: { id: string } = activity) => {
    const { status, body } = await ask(app, 'POST /api/friends/invite', { token, body: { activityId: id } })
    return { status, id: (body.data as { inviteId: string } | undefined)?.inviteId ?? '' }
  }
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

  /** Somebody registers by an invitation. */
  async function registers(inviteId: string | undefined, at = activity, email = nobody()) {
    const { body } = await ask(app, 'PUT /public/send-code-emails', { body: { activityId: at.id, username: email } })
    const { code: challenge } = body.data as { code: string }
    const pair = { code: await digitsFor(stage, email), challenge }
    await ask(app, `GET /app/customers/code/${pair.code}`, { headers: { 'X-Challenge': challenge } })
    const facts = { activityId: at.id, email, name: 'Ada', surname: 'Neri', informativaPrivacy: true, ...(inviteId && { inviteId }) }
    const answer = await ask(app, 'POST /public/sign-in', { body: { ...pair, ...facts, password: 'Barca-viola-74-lampione' } })
    expect(answer.status).toBe(200)
    return String((answer.body.data as { id: string }).id)
  }
  const balanceOf = async (userId: string, at = activity) =>
    (
      await db
        .select()
        .from(cards)
        .where(and(eq(cards.activityId, at.id), eq(cards.userId, userId)))
    )[0]?.balance
  const movementsOf = async (userId: string) => {
    const rows = await db
      .select()
      .from(flows)
      .where(and(eq(flows.activityId, activity.id), eq(flows.userId, userId)))
    return rows.map(({ type, value, description }) => ({ type, value, description }))
  }

  test('an invitation is one, however often and from how many devices it is asked for', async () => {
    const { token } = await customer(activity, other)
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await invite(token)).id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[\w-]{16}$/)
    expect((await invite(token, other)).id).not.toBe(ids[0])
    expect((await invite((await customer()).token)).id).not.toBe(ids[0])
  })

  test('where the activity offers none there is none', async () => {
    const closed = await freshActivity(connection)
    const { token } = await customer(closed)
    expect((await invite(token, closed)).status).toBe(404)
    expect((await ask(app, 'POST /api/friends', { token, body: { activityId: closed.id, phoneNumber: '3331234567' } })).status).toBe(404)
  })

  test('both are credited once the friend is there, each with a reason she can read, and none twice', async () => {
    const inviter = await customer()
    const friend = await registers((await invite(inviter.token)).id)
    expect(await movementsOf(inviter.id)).toEqual([{ type: 'B', value: 500, description: 'Grazie: un amico ha accettato il tuo invito' }])
    expect(await movementsOf(friend)).toEqual([
      { type: 'W', value: 200, description: expect.any(String) },
      { type: 'B', value: 500, description: 'Regalo di benvenuto: ti ha portato qui un invito' },
    ])
    expect([await balanceOf(inviter.id), await balanceOf(friend)]).toEqual([500, 700])
  })

  test('two friends at the same instant bring two thanks', async () => {
    const inviter = await customer()
    const { id } = await invite(inviter.token)
    await Promise.all([registers(id), registers(id)])
    expect(await balanceOf(inviter.id)).toBe(1000)
  })

  describe('one mailbox with many addresses', () => {
    const spelled = (email: string, more: string) => email.replace('@', `+${more}@`)

    test('is neither thanked nor given anything for inviting itself', async () => {
      const inviter = await customer()
      const { id } = await invite(inviter.token)
      for (const more of ['1', 'due']) expect(await balanceOf(await registers(id, activity, spelled(inviter.email, more)))).toBe(200)
      expect(await balanceOf(inviter.id)).toBe(0)
    })

    test('is given to five times in an activity, also where all come at the same instant', async () => {
      const [{ token }, email] = [await customer(), nobody()]
      const { id } = await invite(token)
      const addresses = [email, ...['1', '2', '3', '4', '5', '6'].map((more) => spelled(email, more))]
      const friends = await Promise.all(addresses.map((one) => registers(id, activity, one)))
      expect((await Promise.all(friends.map((friend) => balanceOf(friend)))).toSorted()).toEqual([0, 0, 700, 700, 700, 700, 700])
      expect(await balanceOf(await registers(undefined, other, spelled(email, '7')), other)).toBe(200)
    })
  })

  test('twenty friends a year bring thanks, also those who come at the same instant; each gets her own gift', async () => {
    const inviter = await customer()
    const { id } = await invite(inviter.token)
    const earlier = Array.from({ length: 18 }, () => ({ activityId: activity.id, id: randomUUID(), invite: id, created: clock() }))
    const rows = await Promise.all(earlier.map(async (row) => ({ ...row, userId: (await freshPerson(connection)).id })))
    await db.insert(customers).values(rows)
    const late = await Promise.all(Array.from({ length: 4 }, () => registers(id)))
    expect(await balanceOf(inviter.id)).toBe(1000)
    expect(await Promise.all(late.map((friend) => balanceOf(friend)))).toEqual([700, 700, 700, 700])
    clock.pass(365 * 86_400)
    await registers(id)
    expect(await balanceOf(inviter.id)).toBe(1500)
  })

  test.each([
    ['nobody’s', async () => 'nobody-sent-this'],
    ['of another activity', async () => (await invite((await customer(other)).token, other)).id],
    [
      'of somebody who is no customer any more',
      async () => {
        const gone = await customer()
        const { id } = await invite(gone.token)
        await db.delete(members).where(eq(members.userId, gone.id))
        return id
      },
    ],
    [
      'of somebody who is shut out',
      async () => {
        const out = await customer()
        const { id } = await invite(out.token)
        await db.update(users).set({ active: false }).where(eq(users.id, out.id))
        return id
      },
    ],
  ])('an invitation that is %s credits nobody, and stops no registration', async (_, make) => {
    expect(await balanceOf(await registers(await make()))).toBe(200)
  })

  test('where the activity gives nothing for it, nothing is given', async () => {
    const plain = await freshActivity(connection, { configuration: { showIntroduceFriendPhoneApp: true } })
    const inviter = await customer(plain)
    const friend = await registers((await invite(inviter.token, plain)).id, plain)
    expect([await balanceOf(inviter.id, plain), await balanceOf(friend, plain)]).toEqual([0, 0])
  })

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
