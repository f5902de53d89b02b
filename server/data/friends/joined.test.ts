import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../../tests/setup/events.ts'
import { freshClub, inviters } from '../../../tests/setup/friends.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { newcomers } from '../../../tests/setup/newcomers.ts'
import { appOver, ask, freshActivity, nobody, tokensOf } from '../../../tests/setup/scene.ts'
import { friends } from '../../db/schema/friends.ts'
import { notifications } from '../../db/schema/notices.ts'
import { openScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { eraseNow } from '../erasing/rows.ts'

describe.each(engines)('what came of an invitation, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { app, clock, connection } = stage
  const { db } = connection
  const [club, other] = [await freshClub(stage), await freshClub(stage)]
  const free = await freshActivity(connection, { configuration: { showIntroduceFriendPhoneApp: true } })

  type Club = typeof club
  async function registers(inviteId: string, at: Club, email = nobody()) {
    const { proven, signIn } = newcomers(stage, at)
    const answer = await signIn(await proven(email, at.id), { inviteId })
    expect(answer.status).toBe(200)
    return { id: String((answer.body.data as { id: string }).id), email }
  }
  const joinedOf = async ({ token }: { token: string }, at: Club = club) =>
    (await ask(app, `GET /api/friends?filters[activityId]=${at.id}`, { token })).body as {
      data: { id: string; joined: string; reward: string | null }[]
      totalRows: number
    }
  const toldOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId))

  test('each friend is there with her day and what she brought, the latest first, and nothing that says who she is', async () => {
    const { customer, invite } = inviters(stage, club)
    const [her, stranger] = [await customer(club, other), await customer()]
    expect(await joinedOf(her)).toEqual({ data: [], totalRows: 0 })
    const { id } = await invite(her.token)
    const first = await registers(id, club)
    clock.pass(86_400)
    const second = await registers(id, club)
    const today = await tokensOf(app, her) // the one of yesterday has ended
    const answer = await joinedOf(today)
    expect(answer).toEqual({
      data: [1, 2].map(() => ({ id: expect.any(String), joined: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reward: '5.00' })),
      totalRows: 2,
    })
    expect((answer.data[0]?.joined ?? '') > (answer.data[1]?.joined ?? '')).toBe(true)
    for (const { id: friend, email } of [first, second]) expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${friend}|${email}`))
    expect(await joinedOf(await tokensOf(app, stranger))).toEqual({ data: [], totalRows: 0 })
    expect(await joinedOf(today, other)).toEqual({ data: [], totalRows: 0 })
    expect((await toldOf(her.id)).map(({ kind }) => kind)).toEqual(['movement', 'movement'])
  })

  test('where nothing is given she is told all the same, once, and the page that looks hears of it', async () => {
    const { customer, invite } = inviters(stage, free)
    const her = await customer()
    const { id } = await invite(her.token, free)
    const stream = await app.request(`/api/live?activityId=${free.id}`, { headers: { Authorization: `Bearer ${her.token}` } })
    const { told, leave } = eventsOf(stream)
    await registers(id, free)
    expect(await joinedOf(her, free)).toMatchObject({ data: [{ reward: '0.00' }], totalRows: 1 })
    expect(await toldOf(her.id)).toMatchObject([{ kind: 'friendJoined', link: '/invite-friend' }])
    await expect.poll(() => told.map(({ noun }) => noun).toSorted()).toEqual(['friends', 'news'])
    await leave()
  })

  test('several at the same instant are several; an address of her own mailbox is no friend', async () => {
    const { customer, invite } = inviters(stage, club)
    const her = await customer()
    const { id } = await invite(her.token)
    await Promise.all([registers(id, club), registers(id, club), registers(id, club)])
    await registers(id, club, her.email.replace('@', '+me@'))
    expect((await joinedOf(her)).totalRows).toBe(3)
  })

  test('a friend who is erased takes nothing with her that was hers to know; she who is erased takes her list', async () => {
    const { customer, invite } = inviters(stage, club)
    const her = await customer()
    const friend = await registers((await invite(her.token)).id, club)
    const rooms = works(db, clock, stage.enqueue)
    await rooms.run(openScope(), 'writes', (w) => eraseNow(w, friend.id))
    expect((await joinedOf(her)).totalRows).toBe(1)
    await rooms.run(openScope(), 'writes', (w) => eraseNow(w, her.id))
    expect(await db.select().from(friends).where(eq(friends.userId, her.id))).toEqual([])
  })
})
