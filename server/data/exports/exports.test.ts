import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { users } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { exportOwn } from '../../jobs/export.ts'
import type { Tools } from '../../jobs/job.ts'

describe.each(engines)('all that is known, %s', async (engine) => {
  const { app, clock, jobs, connection } = appOver(await database(engine))
  const { db } = connection
  const enqueue: Tools['enqueue'] = async (_, { name }, payload) => void jobs.push({ name, payload: payload as object })
  const last = () => jobs.splice(0).at(-1)?.payload as Record<string, string | null> | undefined
  const write = (asked: object | undefined) => exportOwn.run(asked as never, { db, clock, enqueue } as Partial<Tools> as Tools)

  const enter = async (surname = 'Bianchi') => {
    const activity = await freshActivity(connection, { name: 'Osteria & Figli' })
    const person = await freshPerson(connection, [activity])
    await db.update(users).set({ surname, language: 'de' }).where(eq(users.id, person.id))
    await db.update(cards).set({ balance: 123_450 }).where(eq(cards.userId, person.id))
    const { token } = await tokensOf(app, person)
    const call = (line: string) => ask(app, line, { token, ...(line.startsWith('GET') ? {} : { body: {} }) })
    return {
      ...person,
      ask: () => call('POST /api/app/exports'),
      take: (code: string) => call(`PUT /api/app/exports/${code}`),
      /** The code of the letter, once the job has run. */
      written: async () => {
        await call('POST /api/app/exports')
        await write(last())
        return String(last()?.exportId)
      },
    }
  }

  test('is asked for, written by a job, and taken by its owner alone', async () => {
    const [her, stranger] = [await enter('<script>alert(1)</script>'), await enter()]
    expect((await her.ask()).status).toBe(200)
    const asked = last()
    expect(asked).toEqual({ id: expect.any(String), host: null })
    expect((await her.take(String(asked?.id))).body.code).toBe('link_over')
    await write(asked)
    expect(last()).toEqual({ letter: 'export-ready', exportId: asked?.id, host: null })
    expect((await stranger.take(String(asked?.id))).status).toBe(404)
    const { status, body, headers } = await her.take(String(asked?.id))
    const { json, html } = body.data as { json: string; html: string }
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(JSON.parse(json)).toMatchObject({
      written: clock().toISOString(),
      account: { email: her.email },
      activities: [{ activity: 'Osteria & Figli', card: { balance: '1234.50' } }],
    })
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('1.234,50')
    expect(html).toContain('Osteria &amp; Figli')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
  })

  test('is there again for ten minutes from the first time, since an answer may break off; after a week not at all', async () => {
    const [her, stranger] = [await enter(), await enter()]
    const code = await her.written()
    const both = await Promise.all([her.take(code), her.take(code)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    clock.pass(8 * 60)
    expect((await her.take(code)).body).toEqual(both[0]?.body)
    expect((await stranger.take(code)).body.code).toBe('link_over')
    clock.pass(3 * 60)
    const back = await tokensOf(app, her)
    expect((await ask(app, `PUT /api/app/exports/${code}`, { token: back.token, body: {} })).body.code).toBe('link_over')
    const late = await enter()
    const other = await late.written()
    clock.pass(7 * 86_400)
    const { token } = await tokensOf(app, late)
    expect((await ask(app, `PUT /api/app/exports/${other}`, { token, body: {} })).body.code).toBe('link_over')
  })

  test('is asked for once a minute and five times a day; a job that comes twice writes once', async () => {
    const her = await enter()
    const { token } = await tokensOf(app, her)
    const again = () => ask(app, 'POST /api/app/exports', { token, body: {} })
    const first = await Promise.all([again(), again(), again()])
    expect(first.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    const asked = last()
    await Promise.all([write(asked), write(asked)])
    await write(asked)
    expect(jobs.splice(0)).toHaveLength(1)
    for (let n = 0; n < 4; n++) {
      clock.pass(61)
      expect((await again()).status).toBe(200)
    }
    clock.pass(61)
    expect((await again()).status).toBe(429)
  })

  test('is asked for once by an attempt whose answer was lost, and its link cannot be told from that', async () => {
    const [her, stranger] = [await enter(), await enter()]
    const attempt = randomUUID()
    jobs.splice(0)
    const asked = async (person: typeof her, by: string | undefined) =>
      (await ask(app, 'POST /api/app/exports', { token: (await tokensOf(app, person)).token, body: { attempt: by } })).status
    expect([await asked(her, attempt), await asked(her, attempt)]).toEqual([200, 200])
    const jobsOf = jobs.splice(0)
    expect(jobsOf).toHaveLength(1)
    expect(JSON.stringify(jobsOf)).not.toContain(attempt)
    expect([await asked(her, randomUUID()), await asked(her, undefined), await asked(stranger, attempt)]).toEqual([429, 429, 200])
  })

  test('is written whatever stands in it, a day that there is none too', async () => {
    for (const text of ['2026-99-99', '2026-13-45T99:00:00Z']) {
      const her = await enter(text)
      const { html } = (await her.take(await her.written())).body.data as { html: string }
      expect(html).toContain(`<dd>${text}</dd>`)
    }
  })
})
