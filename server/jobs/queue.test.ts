import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Letter } from '../mail/port.ts'
import { startJobs } from './queue.ts'

let lite: PGlite
const letters: Letter[] = []
const failed = vi.fn()
const sweep = vi.fn(() => Promise.resolve())
const images = { put: vi.fn(), get: vi.fn(() => Promise.resolve(undefined)), has: vi.fn() }
const mail = {
  send: (letter: Letter) => {
    letters.push(letter)
    return Promise.resolve({ sent: true } as const)
  },
}
const letter = { letter: 'session-revoked', to: 'giulia@example.com', language: 'de', name: 'Giulia' } as const
let jobs: Awaited<ReturnType<typeof startJobs>>

beforeAll(async () => {
  lite = await PGlite.create()
  const run = async (text: string, values?: unknown[]) =>
    values?.length ? lite.query(text, values) : { rows: (await lite.exec(text)).flatMap((part) => part.rows) }
  jobs = await startJobs({ engine: 'embedded', run }, { images, mail, sweep }, { failed })
})
afterAll(async () => {
  await jobs.stop()
  await lite.close()
})

test('a job asked for in a transaction runs after the commit, within the polling time', async () => {
  const db = drizzle(lite)
  await db.transaction((tx) => jobs.enqueue(tx, 'mail', letter))
  await vi.waitFor(() => expect(letters).toHaveLength(1), 8_000)
  expect(letters[0]).toMatchObject({ to: 'giulia@example.com' })
  expect(failed).not.toHaveBeenCalled()
})

test('asking inside a transaction needs no statement outside it, which would wait for ever', { timeout: 2_000 }, async () => {
  await drizzle(lite).transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await jobs.enqueue(tx, 'avif', { hash: 'a' })
    await jobs.enqueue(tx, 'tidy', {})
  })
})

test('a transaction that is rolled back asks for nothing', async () => {
  const before = await lite.query<{ n: number }>('select count(*)::int as n from jobs.job')
  const undone = drizzle(lite).transaction(async (tx) => {
    await jobs.enqueue(tx, 'mail', letter)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect((await lite.query<{ n: number }>('select count(*)::int as n from jobs.job')).rows).toEqual(before.rows)
})
