import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../db/connect.ts'
import type { Letter } from '../mail/port.ts'
import { databaseAlone, engines } from '../../tests/setup/engines.ts'
import { job } from '../work/job.ts'
import * as definitions from './definitions.ts'
import { type Jobs, startJobs } from './queue.ts'

const letter = { letter: 'session-revoked', to: 'giulia@example.com', language: 'de', name: 'Giulia' } as const

describe.each(engines)('jobs, %s', (engine) => {
  const letters: Letter[] = []
  const failed = vi.fn()
  const mail = {
    send: (sent: Letter) => {
      letters.push(sent)
      return Promise.resolve(sent.to.startsWith('away') ? { failed: 'the mail server did not take the letter' } : { sent: true as const })
    },
  }
  const images = { put: vi.fn(), get: () => Promise.resolve(undefined), has: vi.fn(), film: () => Promise.resolve(undefined) }
  let connection: Connection
  let jobs: Jobs
  const waiting = async () => (await connection.run("select count(*)::int as n from jobs.job where name = 'mail'")).rows

  beforeAll(async () => {
    connection = await databaseAlone(engine)
    jobs = await startJobs(
      connection,
      {
        db: connection.db,
        clock: () => new Date(),
        images,
        mail,
        payments: {},
        wallets: { apple: { draw: vi.fn(), tell: vi.fn() }, google: { put: vi.fn(), link: vi.fn() }, picture: vi.fn() },
        push: { send: vi.fn() },
        sms: { send: vi.fn() },
        writesAtOnce: 1,
        confirmedHosts: [],
        encode: (webp) => Promise.resolve(webp),
        sweep: () => Promise.resolve(),
      },
      { failed },
    )
  })
  afterAll(() => jobs.stop())

  test('a job asked for in a transaction runs after the commit, in the language of its payload', async () => {
    await connection.db.transaction((tx) => jobs.enqueue(tx, definitions.mail, letter))
    await vi.waitFor(() => expect(letters).toHaveLength(1), 20_000)
    expect(letters[0]).toMatchObject({ to: 'giulia@example.com', subject: 'Deine Sitzung wurde beendet' })
    expect(failed).not.toHaveBeenCalled()
  })

  test('asking needs no statement outside the transaction, which would wait for ever', async () => {
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await jobs.enqueue(tx, definitions.avif, { hash: 'a' })
      await jobs.enqueue(tx, definitions.tidy, {})
    })
    expect((await connection.run("select count(*)::int as n from jobs.job where name = 'avif' and data->>'hash' = 'a'")).rows).toEqual([
      { n: 1 },
    ])
  })

  test('a transaction that is rolled back asks for nothing', async () => {
    const before = await waiting()
    const undone = connection.db.transaction(async (tx) => {
      await jobs.enqueue(tx, definitions.mail, letter)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await waiting()).toEqual(before)
  })

  test('a letter that was not taken waits for another try, and the log hears why without the address', async () => {
    await connection.db.transaction((tx) => jobs.enqueue(tx, definitions.mail, { ...letter, to: 'away@example.com' }))
    await vi.waitFor(() => expect(failed).toHaveBeenCalledWith('mail', expect.any(Error)), 20_000)
    expect(String(failed.mock.calls[0])).not.toContain('away@')
    const state = async () => (await connection.run("select state::text from jobs.job where data->>'to' = 'away@example.com'")).rows
    await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'retry' }]), 20_000)
  })

  test('an unknown job and an unreadable payload are bugs that are seen at once', async () => {
    await expect(jobs.enqueue(connection.db, job('nothing', z.object({})), {})).rejects.toThrow('no job nothing')
    await expect(jobs.enqueue(connection.db, definitions.avif, { hash: 1 as never })).rejects.toThrow('expected string')
  })
})
