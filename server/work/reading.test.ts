import { and, desc, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines, statements } from '../../tests/setup/engines.ts'
import { freshActivity, freshPerson, stillClock } from '../../tests/setup/scene.ts'
import { activityLanguages } from '../db/schema/activities.ts'
import { users } from '../db/schema/auth.ts'
import { menuCategories, menuItems } from '../db/schema/menus.ts'
import { notices, noticeSents, notifications } from '../db/schema/notices.ts'
import { query } from './query.ts'
import { customerScope, openScope, ownScope, staffScope } from './scope.ts'
import { works } from './works.ts'

const ofStatus = query(notifications, (t, at) => ({ where: eq(t.status, at('status')), sort: [desc(t.title)] }))
const since = query(notifications, (t, at) => ({ where: gte(t.created, at('since')) }))
const eitherWay = query(notifications, (t, at) => ({
  where: sql`${t.title} = ${at('one')} or ${t.title} = ${at('other')}`,
  sort: [t.title],
}))
const newest = query(notifications, (t) => ({ sort: [desc(t.title)], counts: { done: sql`${t.status} = 'D'` } }))
const letters = query(noticeSents, (t) => ({
  fields: { id: t.id, notice: notices, reader: users.email, note: notifications.title },
  joins: [
    { table: notices, on: eq(notices.id, t.noticeId) },
    { table: users, on: eq(users.id, t.userId) },
  ],
  leftJoins: [{ table: notifications, on: eq(notifications.title, notices.title) }],
  sort: [notices.title],
}))

test('a declared query that holds a value is refused when its module is loaded', () => {
  expect(() => query(notifications, (t) => ({ where: eq(t.status, 'D') }))).toThrow('holds the value "D"')
  expect(() => query(notifications, (t) => ({ where: inArray(t.status, ['D', 'E']) }))).toThrow('holds the value')
  expect(() => query(notifications, (t) => ({ where: sql`length(${t.title}) > ${5}` }))).toThrow('holds the value 5')
  expect(() => query(notifications, (t) => ({ counts: { done: eq(t.status, 'D') } }))).toThrow('holds the value')
  expect(() => query(notifications, (t, at) => ({ where: eq(t.id, at('$activityId')) }))).toThrow('the kernel’s own')
  expect(() => query(notifications, (t, at) => ({ where: eq(t.id, at('id')), limit: 3 }))).not.toThrow()
})

describe.each(engines)('reading, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const rooms = works(db, stillClock(), async () => {})
  const [activity, other] = [await freshActivity(connection), await freshActivity(connection)]
  const [hers, his] = [await freshPerson(connection, [activity, other]), await freshPerson(connection, [activity])]
  const note = (userId: string, title: string, status: 'D' | 'E' | 'R', fields: object = {}) => ({
    activityId: activity.id,
    id: crypto.randomUUID(),
    userId,
    title,
    status,
    created: new Date('2026-11-01T10:00:00Z'),
    ...fields,
  })
  const his1Id = crypto.randomUUID()
  await db
    .insert(notifications)
    .values([
      note(hers.id, 'a', 'D'),
      note(hers.id, 'b', 'E', { created: new Date('2026-11-02T10:00:00Z') }),
      note(hers.id, 'c', 'D'),
      note(hers.id, 'a', 'R', { activityId: other.id }),
      note(his.id, 'b', 'D', { id: his1Id }),
    ])
  const her = customerScope({ activityId: activity.id, userId: hers.id, roles: ['ROLE_USER'] })
  const staff = staffScope({ activityId: activity.id, userId: his.id, roles: ['ROLE_ADMIN'] })
  const titles = (rows: { title: string | null }[]) => rows.map(({ title }) => title)

  test('one query’s rows never answer another one: conditions by hand are built each time, declared ones take their values', async () => {
    const found = await rooms.run(her, 'reads', async (w) => {
      const mine = w.mine(notifications)
      return [
        await mine.list({ where: eq(notifications.status, 'E') }),
        await mine.list({ where: eq(notifications.status, 'D'), sort: [notifications.title] }),
        await mine.list(ofStatus, { status: 'E' }),
        await mine.list(ofStatus, { status: 'D' }),
        await mine.list(since, { since: new Date('2026-11-02T00:00:00Z') }),
      ].map(titles)
    })
    expect(found).toEqual([['b'], ['a', 'c'], ['b'], ['c', 'a'], ['b']])
  })

  test('a condition written by hand is bracketed: without that it lets other activities’ rows through', async () => {
    const either = sql`${notifications.title} = ${'a'} or ${notifications.title} = ${'b'}`
    const leaking = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.activityId, activity.id), eq(notifications.userId, hers.id), either))
    expect(leaking.some((row) => row.userId !== hers.id || row.activityId !== activity.id)).toBe(true)
    const found = await rooms.run(her, 'reads', async (w) => [
      await w.mine(notifications).list({ where: either, sort: [notifications.title] }),
      await w.mine(notifications).list(eitherWay, { one: 'a', other: 'b' }),
    ])
    for (const rows of found as (typeof notifications.$inferSelect)[][]) {
      expect(titles(rows)).toEqual(['a', 'b'])
      expect(new Set(rows.map(({ userId, activityId }) => userId + activityId))).toEqual(new Set([hers.id + activity.id]))
    }
  })

  test('the same declared query is hers to her and everybody’s to the activity', async () => {
    const [mine, all] = (await rooms.run(her, 'reads', async (w) => [
      await w.mine(notifications).list(ofStatus, { status: 'D' }),
      await w.all(notifications).list(ofStatus, { status: 'D' }),
    ])) as { title: string }[][]
    expect([titles(mine ?? []), titles(all ?? [])]).toEqual([
      ['c', 'a'],
      ['c', 'b', 'a'],
    ])
  })

  test('a page comes with its totals in one statement, behind the end in two', async () => {
    statements()
    const page = await rooms.run(her, 'reads', (w) => w.mine(notifications).page({ offset: 1, limit: 1 }, newest))
    expect(page).toMatchObject({ rows: [{ title: 'b' }], totalRows: 3, counts: { done: 2 } })
    expect(Object.keys((page as { rows: object[] }).rows[0] ?? {}).sort()).toEqual(Object.keys(getTableColumns(notifications)).sort())
    expect(statements()).toHaveLength(1)
    const behind = await rooms.run(her, 'reads', (w) => w.mine(notifications).page({ offset: 9, limit: 1 }, newest))
    expect(behind).toEqual({ rows: [], totalRows: 3, counts: { done: 2 } })
    expect(statements()).toHaveLength(2)
  })

  test('a customer’s rows are joined with her own rows and with those of the activity alone', async () => {
    const dated = { activityId: activity.id, created: new Date(), at: new Date(), state: 'done' as const }
    await db.insert(notices).values([
      { ...dated, id: 'n1', title: 'b' },
      { ...dated, id: 'n2', title: 'z' },
      { ...dated, id: 'n1', title: 'strange', activityId: other.id },
    ])
    const sent = (noticeId: string, userId: string) => ({
      activityId: activity.id,
      id: crypto.randomUUID(),
      noticeId,
      userId,
      created: new Date(),
    })
    await db.insert(noticeSents).values([sent('n1', hers.id), sent('n2', hers.id), sent('n1', his.id)])
    const rows = await rooms.run(her, 'reads', (w) => w.mine(noticeSents).list(letters))
    expect(rows).toMatchObject([
      { notice: { title: 'b' }, reader: hers.email, note: 'b' },
      { notice: { title: 'z' }, reader: hers.email, note: null },
    ])
    const all = await rooms.run(staff, 'reads', (w) => w.all(noticeSents).list(letters))
    expect(all).toHaveLength(5)
  })

  test('counts, sums, groups, `in` and limits are asked of the database', async () => {
    const [category] = await db.insert(menuCategories).values({ activityId: activity.id, id: 'k', name: 'Primi', sort: 1 }).returning()
    const dish = (id: string, price: number) => ({ activityId: activity.id, id, categoryId: category?.id ?? '', name: id, price, sort: 1 })
    await db.insert(menuItems).values([dish('x', 100), dish('y', 250), dish('z', 400)])
    const found = await rooms.run(her, 'reads', async (w) => ({
      count: await w.all(menuItems).count({ where: inArray(menuItems.id, ['x', 'z']) }),
      sums: await w.all(menuItems).list({
        fields: { category: menuItems.categoryId, cents: sql<number>`sum(${menuItems.price})::int` },
        group: [menuItems.categoryId],
      }),
      two: titles((await w.all(menuItems).list({ sort: [desc(menuItems.price)], limit: 2 })).map(({ name }) => ({ title: name }))),
      first: (await w.all(menuItems).first({ sort: [menuItems.price], where: gte(menuItems.price, 200) }))?.id,
      none: await w.all(menuItems).first({ where: eq(menuItems.id, 'nobody') }),
    }))
    expect(found).toEqual({ count: 2, sums: [{ category: 'k', cents: 750 }], two: ['z', 'y'], first: 'y', none: undefined })
  })

  test('a person has her own rows of all activities, and nobody else’s', async () => {
    const found = await rooms.run(ownScope(hers.id), 'writes', async (w) => {
      const mine = w.own(notifications)
      const his1 = await mine.set(his1Id, { title: 'hers' })
      return { titles: titles(await mine.list({ sort: [notifications.title] })), his1, removed: await mine.remove(sql`true or true`) }
    })
    expect(found).toMatchObject({ titles: ['a', 'a', 'b', 'c'], his1: undefined })
    expect(found.removed).toHaveLength(4)
    expect(await db.$count(notifications, eq(notifications.userId, his.id))).toBe(1)
  })

  test('anybody sees what an activity has published, and nothing of one that is not', async () => {
    const hidden = await freshActivity(connection, { active: false })
    const seen = (id?: string) =>
      rooms.run(openScope(id), 'reads', async (w) => [(await w.activity())?.id, await w.all(activityLanguages).count()])
    expect([await seen(activity.id), await seen(hidden.id), await seen()]).toEqual([
      [activity.id, 2],
      [undefined, 0],
      [undefined, 0],
    ])
    expect((await rooms.run(her, 'reads', (w) => w.activity())) as object).toMatchObject({ id: activity.id })
  })

  test('a scope without a customer has no rows of its own; a query belongs to its table', async () => {
    await expect(rooms.run(staff, 'reads', (w) => w.mine(notifications).list())).rejects.toThrow('about no customer')
    await expect(rooms.run(her, 'reads', (w) => w.mine(noticeSents).list(newest as never))).rejects.toThrow('over another table')
    await expect(rooms.run(her, 'reads', (w) => w.mine(menuItems as never).list())).rejects.toThrow('nobody’s to see')
  })
})
