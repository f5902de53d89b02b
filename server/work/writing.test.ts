import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refuse } from '#rules/refusal.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { audit } from '../db/schema/audit.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { notifications } from '../db/schema/notices.ts'
import { customerScope, jobScope, providerScope, type Scope, staffScope, toolScope } from './scope.ts'
import { works } from './works.ts'

describe.each(engines)('writing, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const clock = stillClock()
  const rooms = works(db, clock, async () => {})
  const [activity, other] = [await freshActivity(connection), await freshActivity(connection)]
  const hers = await freshPerson(connection, [activity])
  const [teller, stranger] = [await freshPerson(connection, [activity], ['ROLE_STORE']), await freshPerson(connection, [other])]
  const place = { activityId: activity.id }
  const her = customerScope({ ...place, userId: hers.id, roles: ['ROLE_USER'] })
  const till = staffScope({ ...place, userId: teller.id, roles: ['ROLE_STORE'] })
  const note = (title: string) => ({ title, status: 'D' as const, created: clock() })
  const audited = () => db.select().from(audit).where(eq(audit.activityId, activity.id))
  const count = () => db.$count(notifications, eq(notifications.activityId, activity.id))

  test('a refusal and an error both undo everything', async () => {
    const before = await count()
    const refused = await rooms.run(her, 'writes', async (w) => {
      await w.mine(notifications).add(note('gone'))
      return refuse('conflict')
    })
    expect(refused).toEqual({ refused: 'conflict' })
    const thrown = rooms.run(her, 'writes', async (w) => {
      await w.mine(notifications).add(note('gone'))
      throw new Error('a bug')
    })
    await expect(thrown).rejects.toThrow('a bug')
    expect(await count()).toBe(before)
  })

  test('a row neither leaves its activity nor changes its owner, and nobody else’s is reached', async () => {
    const stolen = { ...note('mine'), userId: stranger.id, activityId: other.id, id: 'chosen' }
    const made = await rooms.run(her, 'writes', async (w) => {
      const row = await w.mine(notifications).add(stolen as never)
      return w.mine(notifications).set(row.id, { title: 'still mine', ...({ userId: stranger.id, activityId: other.id } as object) })
    })
    expect(made).toMatchObject({ title: 'still mine', userId: hers.id, activityId: activity.id })
    const id = (made as { id: string }).id
    const him = customerScope({ activityId: other.id, userId: stranger.id, roles: [] })
    const elsewhere = { ...her, activityId: other.id }
    for (const scope of [him, elsewhere]) {
      const [set, removed] = (await rooms.run(scope, 'writes', async (w) => [
        await w.mine(notifications).set(id, { title: 'his' }),
        await w.mine(notifications).remove(sql`true or true`),
      ])) as unknown[]
      expect([set, removed]).toEqual([undefined, []])
    }
    expect(await db.$count(notifications, eq(notifications.id, id))).toBe(1)
  })

  test('many are added, changed and removed at once, hers alone', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => note(`n${n}`))
    const done = await rooms.run(her, 'writes', async (w) => {
      const mine = w.mine(notifications)
      const added = await mine.addAll(many)
      const set = await mine.setAll(sql`${notifications.title} = 'n1' or ${notifications.title} = 'n2'`, { subTitle: 'x' })
      const removed = await mine.remove(sql`${notifications.title} like 'n%'`)
      return [added.length, set.length, removed.length]
    })
    expect(done).toEqual([1_200, 2, 1_200])
  })

  test('cards and movements are the ledger’s alone, for whoever acts', async () => {
    const [card] = await db.select().from(cards).where(eq(cards.userId, hers.id))
    const asked = [
      rooms.run(her, 'writes', (w) => w.mine(cards).set(card?.id ?? '', { balance: -500 })),
      rooms.run(her, 'writes', (w) => w.mine(flows).remove(sql`true`)),
      rooms.run(toolScope(place), 'writes', (w) => w.all(cards, 'administration').setAll(sql`true`, { balance: 1 })),
    ]
    for (const one of await Promise.allSettled(asked)) expect(String((one as PromiseRejectedResult).reason)).toContain('the ledger alone')
    expect((await db.select().from(cards).where(eq(cards.userId, hers.id)))[0]?.balance).toBe(0)
  })

  test('staff touch somebody’s rows with a permission, as staff, and never their own', async () => {
    const tried = (scope: Scope, userId = hers.id) =>
      rooms.run(scope, 'writes', (w) => w.customer(userId, 'counter').rows(notifications).add(note('from the till')))
    const asUser = staffScope({ ...place, userId: teller.id, roles: ['ROLE_USER'] })
    const dressed = customerScope({ ...place, userId: teller.id, roles: ['ROLE_STORE'] })
    for (const scope of [asUser, dressed, providerScope({ ...place, customerId: hers.id })])
      expect(await tried(scope)).toEqual({ refused: 'forbidden' })
    expect(await tried(till, teller.id)).toEqual({ refused: 'own_card' })
    expect(await tried(till, stranger.id)).toEqual({ refused: 'not_found' })
    expect(await tried(till)).toMatchObject({ userId: hers.id, activityId: activity.id })
    const read = await rooms.run(asUser, 'reads', (w) => w.customer(hers.id, 'counter').rows(notifications).list())
    expect(read).toEqual({ refused: 'forbidden' })
    expect(await rooms.run(asUser, 'writes', async (w) => w.all(notifications, 'counter').remove(sql`true`))).toEqual({
      refused: 'forbidden',
    })
  })

  test('what staff and the tool do is written down with who did it, and goes with what is undone', async () => {
    const before = new Set((await audited()).map(({ id }) => id))
    await rooms.run(till, 'writes', async (w) => {
      const rows = w.customer(hers.id, 'counter').rows(notifications)
      const { id } = await rows.add(note('first'))
      await rows.set(id, { title: 'second' })
      await rows.remove(eq(notifications.id, id))
      return id
    })
    await rooms.run(till, 'writes', async (w) => {
      await w.customer(hers.id, 'counter').rows(notifications).add(note('undone'))
      return refuse('conflict')
    })
    await rooms.run(toolScope(place), 'writes', (w) => w.all(notifications, 'administration').setAll(sql`true`, { subTitle: 'y' }))
    await rooms.run(her, 'writes', (w) => w.mine(notifications).add(note('hers')))
    await rooms.run(jobScope({ ...place, customerId: hers.id }), 'writes', (w) => w.mine(notifications).add(note('a job’s')))
    const deeds = (await audited()).filter(({ id }) => !before.has(id))
    const aboutHer = { entity: 'notifications', subject: hers.id, actor: teller.id, via: 'staff' }
    expect(deeds).toHaveLength(4)
    expect(deeds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...aboutHer, what: 'created', before: null, after: expect.objectContaining({ title: 'first' }) }),
        expect.objectContaining({ ...aboutHer, what: 'changed', before: { title: 'first' }, after: { title: 'second' } }),
        expect.objectContaining({ ...aboutHer, what: 'removed', before: expect.objectContaining({ title: 'second' }), after: null }),
        expect.objectContaining({ entity: 'notifications', subject: null, actor: null, via: 'tool', after: { rows: expect.any(Number) } }),
      ]),
    )
  })
})
