import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseAlone, databaseHeard } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, nobody } from '../../tests/setup/scene.ts'

describe('a PostgreSQL that goes away', async () => {
  const connection = await databaseAlone('postgres')
  const { db, run } = connection
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

  test('in the middle of a transaction is an error of that transaction, and the next one works', async () => {
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await run(`select pg_terminate_backend(pid) ${others}`)
      await expect.poll(async () => (await run(`select pid ${others}`)).rows).toEqual([])
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow('Failed query')
    expect((await run('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('while a call waits for it is a 503 with a time to come back', async () => {
    const { app } = appOver(connection)
    const activity = await freshActivity(connection)
    const asked = () => ask(app, 'PUT /public/send-code-emails', { body: { activityId: activity.id, username: nobody() } })
    const answer = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table codes`)
      const waiting = asked()
      const isWaiting = async () => (await run(`select pid ${others} and wait_event_type = 'Lock'`)).rows.length
      await expect.poll(isWaiting).toBe(1)
      await run(`select pg_terminate_backend(pid) ${others} and wait_event_type = 'Lock'`)
      return waiting
    })
    expect([answer.status, answer.body.code, answer.headers.get('Retry-After')]).toEqual([503, 'unavailable', '5'])
    expect((await asked()).status).toBe(200)
  })
})

test('connections that could not begin are there again', async () => {
  let isBroken = true
  const { db } = await databaseHeard('postgres', (text) => {
    if (isBroken && text.startsWith('begin')) throw new Error('no beginning')
  })
  const begun = () => db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))
  const tried = await Promise.allSettled(Array.from({ length: 25 }, begun))
  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 'rejected'))
  isBroken = false
  expect(await begun()).toBeUndefined()
})

test('a row of statements in the embedded engine leaves others their turn', async () => {
  const { db } = await databaseAlone('embedded')
  let turns = 0
  const other = setInterval(() => turns++, 1)
  const end = performance.now() + 200
  while (performance.now() < end) await db.transaction((tx) => tx.execute(sql`select 1`))
  clearInterval(other)
  expect(turns).toBeGreaterThan(0)
})
