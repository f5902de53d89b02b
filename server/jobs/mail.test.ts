import { afterAll, expect, test, vi } from 'vitest'
import { databaseAlone } from '../../tests/setup/engines.ts'
import { type Mood, mailServer } from '../../tests/fakes/mail-server.ts'
import { smtp } from '../mail/smtp.ts'
import type { Tools } from './job.ts'
import { mail } from './mail.ts'
import { startJobs } from './queue.ts'

const MOODS: Mood[] = ['refuse', 'greylist', 'break', 'break-within', 'take']

test('what a moody server does not take comes back: twenty letters are there once each, and none is left over', {
  timeout: 60_000,
}, async () => {
  const connection = await databaseAlone('embedded')
  const server = await mailServer((to, before) =>
    before < 2 ? (MOODS[(Number(to.slice(0, 2)) + before) % MOODS.length] ?? 'take') : 'take',
  )
  const failed = vi.fn()
  const tools = {
    db: connection.db,
    clock: () => new Date(),
    mail: smtp({ url: server.url, from: 'tessera@tessera.example' }),
    writesAtOnce: 1,
    sweep: () => Promise.resolve(),
  } as Partial<Tools> as Tools
  const jobs = await startJobs(connection, tools, { failed })
  afterAll(async () => {
    await jobs.stop()
    await server.close()
  })
  const people = Array.from({ length: 20 }, (_, i) => `${String(i).padStart(2, '0')}@example.com`)
  for (const to of people)
    await connection.db.transaction((tx) => jobs.enqueue(tx, mail, { letter: 'session-revoked', to, language: 'it', name: 'Ada' }))

  const soon = "update jobs.job set start_after = now() where name = 'mail' and state = 'retry'"
  await vi.waitFor(
    async () => {
      await connection.run(soon) // nobody waits for the back-off here
      expect(server.taken).toHaveLength(people.length)
    },
    { timeout: 50_000, interval: 500 },
  )
  expect(server.taken.map(({ to }) => to).sort()).toEqual(people)
  expect(new Set(server.taken.map(({ id }) => id)).size).toBe(people.length)
  expect(failed.mock.calls.length).toBeGreaterThan(people.length / 2)
  expect(String(failed.mock.calls)).not.toContain('@example.com')
  const left = async () => (await connection.run("select state::text from jobs.job where name = 'mail' and state <> 'completed'")).rows
  await vi.waitFor(async () => expect(await left()).toEqual([]), 20_000)
})

test('what no letter can be written from is a bug that is seen when it is asked for', () => {
  for (const asked of [{ letter: 'nothing' }, { letter: 'recovery' }, { letter: 'password-changed', to: 1 }, { letter: 'toString' }])
    expect(mail.payload.safeParse(asked).success).toBe(false)
})
