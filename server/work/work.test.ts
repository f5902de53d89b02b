import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { database, engines, statements } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, stillClock, logIn } from '../../tests/setup/scene.ts'
import { mail, tidy } from '../jobs/definitions.ts'
import { startJobs } from '../jobs/queue.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { menuItems } from '../db/schema/menus.ts'
import { notices, noticeSents, notifications } from '../db/schema/notices.ts'
import { rateLimits } from './rate-limits.ts'
import { customerScope, type Person } from './scope.ts'
import { secret } from './secret.ts'
import type { Work } from './work.ts'
import { type Kind, works } from './works.ts'

/** On the embedded database a statement outside the open transaction waits for ever. */
const LIMIT = 20_000
const flow = (value: number) => ({ created: new Date(), type: 'AM', value, pointValue: 0, balance: value, pointBalance: 0 })
/** A customer's Works. */
const over = (...ground: Parameters<typeof works>) => {
  const { run } = works(...ground)
  return { of: <T>(who: Person, kind: Kind, job: (w: Work) => Promise<T>) => run(customerScope(who), kind, job) as Promise<T> }
}
const note = (title: string) => ({ title, status: 'D' as const, created: new Date() })

describe.each(engines)('Work, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const clock = stillClock()
  const jobs: string[] = []
  const doors = over(db, clock, async (tx, { name }) => {
    await tx.execute(sql`select 1`)
    jobs.push(name)
  })
  const activity = await freshActivity(connection)
  const [hers, his] = [await freshPerson(connection, [activity]), await freshPerson(connection, [activity])]
  const who = { activityId: activity.id, userId: hers.id, roles: [] }
  const count = () => db.$count(notifications, eq(notifications.userId, hers.id))

  test('a refusal and an error both undo everything', { timeout: LIMIT }, async () => {
    const before = await count()
    const refused = await doors.of(who, 'writes', async (w) => {
      await w.mine(notifications).add(note('1'))
      return refuse('conflict')
    })
    expect(refused).toEqual({ refused: 'conflict' })
    const thrown = doors.of(who, 'writes', async (w) => {
      await w.mine(notifications).add(note('1'))
      throw new Error('a bug')
    })
    await expect(thrown).rejects.toThrow('a bug')
    expect(await count()).toBe(before)
  })

  test('what is asked for in case of a refusal outlives it, is asked for beside it, and is not asked for otherwise', async () => {
    const asked: string[] = []
    const beside = over(db, clock, async (tx, { name }) => void asked.push(`${name} ${(tx as unknown) === db ? 'beside' : 'within'}`))
    const doing = (answer: ReturnType<typeof refuse> | string) =>
      beside.of(who, 'writes', async (w) => {
        await w.enqueue(mail, {} as never)
        w.enqueueIfRefused(tidy, {})
        return answer
      })
    expect(await doing(refuse('conflict'))).toEqual({ refused: 'conflict' })
    expect(asked.splice(0)).toEqual(['mail within', 'tidy beside'])
    expect(await doing('done')).toBe('done')
    expect(asked).toEqual(['mail within'])
  })

  test('every statement of a writing Work goes through its own handle', { timeout: LIMIT }, async () => {
    const done = await doors.of(who, 'writes', async (w) => {
      const added = await w.mine(notifications).add(note('2'))
      await w.enqueue(tidy, {})
      const card = await w.mine(cards).first()
      const page = await w.mine(notifications).page({ offset: 15, limit: 15 })
      const menu = await w.all(menuItems).list()
      return { added, card, page, menu, activity: await w.activity(), set: await w.mine(notifications).set(added.id, { message: 'x' }) }
    })
    expect(done).toMatchObject({
      added: { title: '2' },
      page: { rows: [], totalRows: 1 },
      menu: [],
      set: { message: 'x' },
      activity: { id: activity.id },
    })
    expect(jobs).toContain('tidy')
  })

  test('a job asked for in a Work comes with its commit, or not at all', async () => {
    const idle = { images: {}, mail: {}, sweep: async () => {} } as never
    const queue = await startJobs(connection, idle, { work: false, failed: () => {} })
    const real = over(db, clock, queue.enqueue)
    const letter = (to: string) => ({ letter: 'session-revoked', to, language: 'it', name: 'x' }) as const
    const asked = async (to: string) =>
      ((await connection.run(`select 1 from jobs.job where data->>'to' = '${to}'`)).rows as object[]).length
    const within = <T>(work: Promise<T>) => Promise.race([work, new Promise((_, no) => setTimeout(no, LIMIT, new Error('it hangs')))])
    await within(real.of(who, 'writes', (w) => w.enqueue(mail, letter(`${who.userId}-yes`))))
    await within(
      real.of(who, 'writes', async (w) => {
        await w.enqueue(mail, letter(`${who.userId}-no`))
        return refuse('conflict')
      }),
    )
    expect([await asked(`${who.userId}-yes`), await asked(`${who.userId}-no`)]).toEqual([1, 0])
    await queue.stop()
  })

  test('nobody else’s row can be read or changed through it', async () => {
    const his1 = await doors.of({ ...who, userId: his.id }, 'writes', (w) => w.mine(notifications).add(note('his')))
    const set = await doors.of(who, 'writes', (w) => w.mine(notifications).set(his1.id, { title: 'hers' }))
    expect(set).toBeUndefined()
    expect((await db.select().from(notifications).where(eq(notifications.userId, his.id)))[0]?.title).toBe('his')
    const stolen = await doors.of(who, 'writes', (w) =>
      w.mine(notifications).add({ ...note('3'), userId: his.id, activityId: 'x' } as never),
    )
    expect(stolen).toMatchObject({ userId: hers.id, activityId: activity.id })
  })

  test('cards and movements are the ledger’s alone', async () => {
    const card = await doors.of(who, 'reads', (w) => w.mine(cards).first())
    await expect(doors.of(who, 'writes', (w) => w.mine(cards).set(card?.id ?? '', { balance: 9 }))).rejects.toThrow('the ledger alone')
    await expect(doors.of(who, 'writes', (w) => w.mine(flows).add(flow(1)))).rejects.toThrow('the ledger alone')
    await expect(doors.of(who, 'writes', (w) => w.mine(flows).remove(sql`true`))).rejects.toThrow('the ledger alone')
  })

  test('what is limited outlives a refusal', { timeout: LIMIT }, async () => {
    const limits = [{ name: 'test', subject: hers.id, most: 2, seconds: 60 }]
    const watch = rateLimits(db, clock)
    const refused = await doors.of(who, 'writes', async () => refuse('forbidden'))
    expect(isRefusal(refused)).toBe(true)
    for (const expected of [0, 60]) {
      await watch.note(limits)
      expect(await watch.wait(limits)).toBe(expected)
    }
  })

  test('a key is made once, however many ask for it at once', async () => {
    const name = `test-${hers.id}`
    const made = await Promise.all(Array.from({ length: 8 }, () => secret(db, name)))
    expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1)
    expect(made[0]).toHaveLength(32)
  })
})

describe.each(engines)('statements of a request, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine))
  const activity = await freshActivity(connection)
  const person = await freshPerson(connection, [activity, await freshActivity(connection)])
  const { token } = await logIn(app, person)
  const notice = 'prova'
  const dated = { activityId: activity.id, created: new Date() }
  await connection.db.insert(notices).values({ ...dated, id: notice, title: 'Prova', at: new Date(), state: 'done' })
  await connection.db.insert(noticeSents).values({ ...dated, id: notice, userId: person.id, noticeId: notice })
  const sent = async (path: string) => {
    clock.pass(5)
    statements()
    expect((await ask(app, `GET ${path}`, { token })).status).toBe(200)
    return statements().length
  }
  const paths = [
    `/api/cards/me?filters[activityId]=${activity.id}`,
    `/api/app/activities/${activity.id}/userflows`,
    `/api/app/activities/${activity.id}/userflows?page=9`,
    `/api/activities/${activity.id}/menu`,
    `/api/activities/${activity.id}/configurations`,
    '/api/activities/customers/byiduser',
    `/api/activityimages/${activity.id}`,
    `/public/activity-languages?filters[activityId]=${activity.id}`,
    `/app/activities/${activity.id}/configurations`,
    `/api/activities/${activity.id}/noticessent/user`,
    `/api/activities/${activity.id}/noticessent/user?page=9`,
    `/api/notices/${notice}?filters[activityId]=${activity.id}`,
    `/api/notifications?filters[activityId]=${activity.id}`,
  ]

  test.each(paths)(
    '%s: two at most with the membership, three behind the end of a list or where what is unread is counted, and no more with more rows',
    async (path) => {
      const before = await sent(path)
      expect(before).toBeLessThanOrEqual(/page=9$|notifications/.test(path) ? 3 : 2)
      const rows = Array.from({ length: 40 }, () => ({ ...flow(1), activityId: activity.id, userId: person.id, id: crypto.randomUUID() }))
      await connection.db.insert(flows).values(rows)
      const ids = rows.map(({ id }) => id)
      await connection.db
        .insert(notices)
        .values(ids.map((id) => ({ ...dated, id, title: 'Prova', at: new Date(), state: 'done' as const })))
      await connection.db.insert(noticeSents).values(ids.map((id) => ({ ...dated, id, userId: person.id, noticeId: id })))
      await freshPerson(connection, [activity])
      expect(await sent(path)).toBe(before)
    },
  )
})

test('two that wait for each other are both done; the embedded database does one after the other anyway', async () => {
  const connection = await database('postgres')
  const activity = await freshActivity(connection)
  const { id } = await freshPerson(connection, [activity])
  const who = { activityId: activity.id, userId: id, roles: [] }
  const doors = over(connection.db, stillClock(), async () => {})
  const met = Promise.withResolvers<void>()
  let waiting = 0
  const meet = () => {
    if (++waiting === 2) met.resolve()
    return met.promise
  }
  const [one, two] = await doors.of(
    who,
    'writes',
    async (w) => [await w.mine(notifications).add(note('3')), await w.mine(notifications).add(note('4'))] as const,
  )
  const change = (ids: string[]) =>
    doors.of(who, 'writes', async (w) => {
      for (const each of ids) {
        await w.mine(notifications).set(each, { title: sql`${notifications.title} || '!'` })
        await meet()
      }
    })
  await Promise.all([change([one.id, two.id]), change([two.id, one.id])])
  const ofHer = eq(notifications.userId, id)
  const after = await connection.db.select({ title: notifications.title }).from(notifications).where(ofHer).orderBy(notifications.title)
  expect(after).toEqual([{ title: '3!!' }, { title: '4!!' }])
})
