import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import type { Db } from './connect.ts'
import { forDrizzle } from './embedded.ts'
import { naming } from './naming.ts'

/** More often than a statement is sent before it has a name, and before PostgreSQL makes one plan of it for all values. */
const ROUNDS = 15

describe('a name', () => {
  test('is given to what is sent often, and is the same ever after', () => {
    const nameOf = naming()
    const names = Array.from({ length: 7 }, () => nameOf('select $1'))
    expect(names).toEqual([undefined, undefined, undefined, undefined, 'often_0', 'often_0', 'often_0'])
    for (let time = 1; time < 5; time += 1) nameOf('select $1 ')
    expect([nameOf('select $1 '), nameOf('select $1')]).toEqual(['often_1', 'often_0'])
  })

  test('is given to 200 statements, whatever else comes', () => {
    const nameOf = naming()
    const given = new Set<string | undefined>()
    for (let n = 0; n < 1000; n += 1) for (let time = 0; time < 6; time += 1) given.add(nameOf(`select $1, ${n}`))
    expect(given.size).toBe(1 + 200)
  })
})

describe.each(engines)('statements that are sent often, %s', async (engine) => {
  const { db, hear, run } = await databaseAlone(engine)
  await run('create table pieces (id text primary key, n bigint, at timestamptz, about jsonb, tags text[], is_last boolean)')

  const VALUES = [
    { id: 'one', n: 1, at: '2026-11-29T03:04:05.678Z', about: { it: 'più', n: [1, null] }, tags: ['a "b"', 'c,d', '{}'], isLast: true },
    { id: 'ä\\\'"', n: Number.MAX_SAFE_INTEGER, at: '1970-01-01T00:00:00Z', about: 'text', tags: [], isLast: false },
    { id: '', n: null, at: null, about: null, tags: null, isLast: null },
  ]
  const echo = async (tx: Db, { id, n, at, about, tags, isLast }: (typeof VALUES)[number]) => {
    const json = about === null ? null : JSON.stringify(about)
    const asked = sql`select ${id}::text id, ${n}::bigint n, ${at}::timestamptz at, ${json}::jsonb about, ${sql.param(tags)}::text[] tags, ${isLast}::boolean is_last`
    return ((await tx.execute(asked)) as unknown as { rows: unknown[] }).rows[0]
  }

  test('answer as they did without a name, alone and in a transaction', async () => {
    const first = await Promise.all(VALUES.map((value) => echo(db, value)))
    expect(first).toMatchObject([
      { id: 'one', about: { it: 'più' } },
      { id: 'ä\\\'"', about: 'text', tags: [] },
      { id: '', n: null, tags: null },
    ])
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await Promise.all(VALUES.map((value) => echo(db, value)))).toEqual(first)
      expect(await db.transaction((tx) => echo(tx, VALUES[round % VALUES.length] as (typeof VALUES)[number]))).toEqual(
        first[round % VALUES.length],
      )
    }
    const { rows } = await run(`select statement from pg_prepared_statements where name like 'often_%'`)
    expect(rows).toContainEqual({ statement: expect.stringMatching(/^select [$]1::text id/) })
  })

  test('fail as they did, and are as good as before', async () => {
    const add = (tx: Db, id: string) => tx.execute(sql`insert into pieces (id) values (${id})`)
    for (let round = 0; round < ROUNDS; round += 1) {
      await add(db, `alone ${round}`)
      await expect(add(db, `alone ${round}`)).rejects.toMatchObject({ cause: { code: '23505', constraint: 'pieces_pkey' } })
      const undone = db.transaction(async (tx) => {
        await add(tx, `undone ${round}`)
        await add(tx, `undone ${round}`)
      })
      await expect(undone).rejects.toMatchObject({ cause: { code: '23505' } })
    }
    expect((await run('select count(*)::int n from pieces')).rows).toEqual([{ n: ROUNDS }])
  })

  test('know a table that has become another meanwhile', async () => {
    const count = async (n: number) => {
      const { rows } = (await db.execute(sql`select count(*)::int "all" from pieces where n is null or n < ${n}`)) as unknown as {
        rows: unknown[]
      }
      return rows
    }
    for (let round = 0; round < ROUNDS; round += 1) await count(round)
    await run('alter table pieces add column later text')
    await run('create index pieces_n on pieces (n)')
    await run(`insert into pieces (id, n, later) values ('later', -1, 'x')`)
    expect(await count(0)).toEqual((await run('select count(*)::int "all" from pieces where n is null or n < 0')).rows)
  })

  test('are heard as they say it', async () => {
    const heard: string[] = []
    const stop = await hear(
      'pieces',
      (said) => heard.push(said),
      () => {},
    )
    const all = Array.from({ length: ROUNDS }, (_, round) => String(round))
    for (const word of all) await db.execute(sql`select pg_notify('pieces', ${word})`)
    await expect.poll(() => heard).toEqual(all)
    await stop()
  })
})

test('a name is of no use to a transaction that is over', async () => {
  const { db } = await databaseAlone('embedded')
  const ask = (tx: Db) => tx.execute(sql`select ${1}::int one`)
  for (let round = 0; round < ROUNDS; round += 1) await ask(db)
  const kept: Db[] = []
  await db.transaction(async (tx) => void kept.push(tx))
  await expect(ask(kept[0] as Db)).rejects.toMatchObject({ cause: { message: 'this transaction is over' } })
})

test('an embedded database that was closed says so of what it kept, too', async () => {
  const lite = await PGlite.create()
  const its = forDrizzle(lite)
  const ask = () => its.query('select $1::int one', [1], {})
  for (let round = 0; round < ROUNDS; round += 1) await ask()
  await lite.close()
  await expect(ask()).rejects.toThrow('PGlite is closed')
})
