import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { freshClub, inviters } from '../../../tests/setup/friends.ts'
import { newcomers } from '../../../tests/setup/newcomers.ts'
import { appOver, ask, freshActivity, freshPerson, nobody } from '../../../tests/setup/scene.ts'
import { members, users } from '../../db/schema/auth.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'

describe.each(engines)('friends, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection } = stage
  const { db } = connection
  const [activity, other] = [await freshClub(stage), await freshClub(stage)]
  const { customer, invite } = inviters(stage, activity)
  const { proven, signIn } = newcomers(stage, activity)

  /** Somebody registers by an invitation. */
  async function registers(inviteId: string | undefined, at = activity, email = nobody()) {
    const answer = await signIn(await proven(email, at.id), inviteId ? { inviteId } : {})
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
      .orderBy(flows.seq)
    return rows.map(({ type, value, reason }) => ({ type, value, reason }))
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

  test('an invitation holds in its activity alone, as long as whoever sent it is a customer there, and there are invitations', async () => {
    const { id: userId, token } = await customer(activity, other)
    const { id } = await invite(token)
    const holds = async (inviteId: string, at = activity) => {
      const { status, body } = await ask(app, `GET /app/invitations/${inviteId}?filters[activityId]=${at.id}`)
      return [status, (body.data as { holds?: boolean } | undefined)?.holds]
    }
    expect(await holds(id)).toEqual([200, true])
    expect(await holds(id, other)).toEqual([200, false])
    expect(await holds('none-of-hers')).toEqual([200, false])
    expect(await holds(id, await freshActivity(connection))).toEqual([200, false])
    await db.delete(members).where(and(eq(members.activityId, activity.id), eq(members.userId, userId)))
    expect(await holds(id)).toEqual([200, false])
  })

  test('both are credited once the friend is there, each with a reason she can read, and none twice', async () => {
    const inviter = await customer()
    const friend = await registers((await invite(inviter.token)).id)
    expect(await movementsOf(inviter.id)).toEqual([{ type: 'B', value: 500, reason: { code: 'inviter' } }])
    expect(await movementsOf(friend)).toEqual([
      { type: 'W', value: 200, reason: { code: 'welcome', activity: activity.name } },
      { type: 'B', value: 500, reason: { code: 'invited' } },
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
    const dotted = (email: string, n: number) => `${email.slice(0, n)}.${email.slice(n)}`

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

    test('at Google has as many as there are ways to set dots, and is welcomed five times', async () => {
      const name = randomUUID().replaceAll('-', '')
      const addresses = [1, 2, 3, 4, 5, 6].map((n) => dotted(`${name}@${n % 2 ? 'gmail' : 'googlemail'}.com`, n))
      const friends = await Promise.all(addresses.map((one) => registers(undefined, activity, one)))
      expect((await Promise.all(friends.map((friend) => balanceOf(friend)))).toSorted()).toEqual([0, 200, 200, 200, 200, 200])
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
})
