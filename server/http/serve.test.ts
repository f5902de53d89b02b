import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call, Id, one } from '#contract/wire.ts'
import { isRefusal } from '#rules/refusal.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshActivity, freshPerson, tokensOf } from '../../tests/setup/scene.ts'
import { rateLimits } from '../work/rate-limits.ts'
import { exports } from '../db/schema/exports.ts'
import { notifications } from '../db/schema/notices.ts'
import { works } from '../work/works.ts'
import type { App, Deps } from './deps.ts'
import { failed } from './failure.ts'
import { checkMarks } from './marks.ts'
import { serve } from './serve.ts'
import { sessions } from './session.ts'

const wish = z.object({ activityId: Id, isWrong: z.optional(z.boolean()) })
const titled = one(z.object({ title: z.string() }))
const calls = {
  note: call('POST /api/test/notes', wish, titled, { once: true }),
  filled: call('GET /api/test/filled', z.object({ activityId: Id }), titled, { writes: true }),
  rationed: call('POST /api/test/consents', wish, titled, { once: true, limits: 'newPasskey' }),
  own: call('POST /api/test/exports', z.object({}), titled, { once: true, own: true }),
  phased: call('POST /api/test/phases', wish, titled, { once: true, steps: true }),
}

test('a mark that nobody would honour throws at the start', () => {
  const marked = (line: 'GET /api/x' | 'POST /api/x' | 'GET /app/x' | 'POST /app/x', marks: object) => () =>
    checkMarks(call(line, wish, titled, marks))
  for (const [line, marks] of [
    ['POST /api/x', { own: true, needs: 'administration' }],
    ['GET /app/x', { needs: 'administration' }],
    ['GET /app/x', { keep: true }],
    ['GET /api/x', { once: true }],
    ['POST /api/x', { writes: true }],
    ['POST /api/x', { keep: true }],
    ['POST /app/x', { once: true }],
    ['POST /api/x', { staff: true }],
    ['POST /api/x', { tells: 'here' }],
  ] as const)
    expect(marked(line, marks)).toThrow(' is ')
  expect(marked('POST /api/x', { once: true, needs: 'administration', limits: 'consent' })).not.toThrow()
  expect(marked('GET /api/x', { once: true, writes: true })).not.toThrow()
  expect(marked('POST /api/x', { own: true, once: true })).not.toThrow()
  expect(marked('POST /api/x', { steps: true, once: true })).not.toThrow()
})

describe.each(engines)('a call, %s', async (engine) => {
  const connection = await database(engine)
  const { db } = connection
  const whole = appOver(connection)
  const { clock } = whole
  const rooms = works(db, clock, async () => {})
  const log = { error: () => {}, warn: () => {} }
  const deps = { works: rooms, rateLimits: rateLimits(db, clock), clock, log } as unknown as Deps
  const app: App = new Hono()
  app.use((c, next) => {
    c.set('language', 'it')
    c.set('address', '100.64.0.9')
    return next()
  })
  app.onError(failed(deps))
  const server = { app, deps, sessions: sessions(deps), calls: [] }
  for (const one of [calls.note, calls.rationed])
    serve(server, one, async ({ isWrong }, w) => {
      const { title } = await w.mine(notifications).add({ title: 'Prova', status: 'D', created: w.now() })
      return { data: { title: isWrong ? (5 as never) : (title ?? '') } }
    })
  serve(server, calls.filled, async (_, w) => {
    const { title } = await w.mine(notifications).add({ title: 'Prova', status: 'D', created: w.now() })
    return { data: { title: title ?? '' } }
  })
  serve(server, calls.own, async (_, w) => {
    const { id } = await w.own(exports).add({ created: w.now() })
    return { data: { title: id } }
  })
  /** Like a payment: what it is for is committed, then somebody elsewhere is asked. */
  let asked = 0
  serve(server, calls.phased, async ({ isWrong }, steps) => {
    const attempt = await steps.writes((w) => w.mine(notifications).add({ title: 'Prova', status: 'R', created: w.now() }))
    if (isRefusal(attempt)) return attempt
    asked++
    if (isWrong) throw new Error('nobody answers')
    await steps.writes((w) => w.mine(notifications).set(attempt.id, { status: 'D' }))
    return { data: { title: attempt.id } }
  })
  const activity = await freshActivity(connection)
  const customer = async () => {
    const person = await freshPerson(connection, [activity])
    const { token, refresh_token } = await tokensOf(whole.app, person)
    const post = (path: string, key: string, body: object = {}) =>
      ask(app, `POST /api/test/${path}`, { token, body: { activityId: activity.id, ...body }, headers: { 'Idempotency-Key': key } })
    return { id: person.id, token, refresh_token, post, notes: () => db.$count(notifications, eq(notifications.userId, person.id)) }
  }

  test('whose answer cannot leave was not done, and its key is free', async () => {
    const { post, notes } = await customer()
    expect((await post('notes', 'k', { isWrong: true })).status).toBe(500)
    expect(await notes()).toBe(0)
    expect((await post('notes', 'k')).body).toEqual({ data: { title: 'Prova' } })
    expect((await post('notes', 'k')).body).toEqual({ data: { title: 'Prova' } })
    expect(await notes()).toBe(1)
  })

  test('that writes though it is a GET is not done for who asks for its head alone', async () => {
    const { token, notes } = await customer()
    const line = `/api/test/filled?activityId=${activity.id}`
    const { status, headers } = await ask(app, `HEAD ${line}`, { token })
    expect([status, headers.get('Allow'), await notes()]).toEqual([405, 'GET', 0])
    expect([(await ask(app, `GET ${line}`, { token })).status, await notes()]).toEqual([200, 1])
  })

  test('of the person herself is done once, too', async () => {
    const { id, token } = await customer()
    const post = (key: string) => ask(app, 'POST /api/test/exports', { token, body: {}, headers: { 'Idempotency-Key': key } })
    const first = await post('k')
    expect((await post('k')).body).toEqual(first.body)
    expect(await db.$count(exports, eq(exports.userId, id))).toBe(1)
    expect((await post('another')).body).not.toEqual(first.body)
  })

  test('in steps does its first once under its key, and goes on from there however often it is taken up again', async () => {
    const { post, notes } = await customer()
    const before = asked
    const body = { isWrong: true }
    expect([(await post('phases', 'k', body)).status, await notes()]).toEqual([500, 1])
    expect([(await post('phases', 'k', body)).status, await notes(), asked - before]).toEqual([500, 1, 2])
    expect((await post('phases', 'k')).body.code).toBe('key_reused')
    const done = await post('phases', 'whole')
    expect((await post('phases', 'whole')).body).toEqual(done.body)
    expect([done.status, await notes(), asked - before]).toEqual([200, 2, 4])
  })

  test('a key that is too long is refused, not cut', async () => {
    const { post, notes } = await customer()
    const { status, body } = await post('notes', 'k'.repeat(256))
    expect([status, body.code, body.errors]).toEqual([400, 'malformed', [expect.objectContaining({ path: 'Idempotency-Key' })]])
    expect((await post('notes', 'k'.repeat(255))).status).toBe(200)
    expect(await notes()).toBe(1)
  })

  test('is rationed by its mark; a wish repeated under its key is none more', async () => {
    const { post } = await customer()
    for (let i = 0; i < 60; i++) expect((await post('consents', 'same')).status).toBe(200)
    for (let i = 0; i < 59; i++) await post('consents', `other ${i}`)
    const { status, headers } = await post('consents', 'one too many')
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await post('consents', 'same')).status).toBe(200)
  })

  test('is refused at once where the log-in has ended, and within seconds where another process ended it', async () => {
    const [her, other] = [await customer(), await customer()]
    const card = async (token: string) => (await ask(whole.app, `GET /api/cards/me?filters[activityId]=${activity.id}`, { token })).status
    expect([await card(her.token), await card(other.token)]).toEqual([200, 200])
    expect((await her.post('notes', 'here')).status).toBe(200)
    await ask(whole.app, 'POST /api/logout', { body: { refresh_token: her.refresh_token } })
    expect([await card(her.token), await card(other.token)]).toEqual([401, 200])
    clock.pass(4)
    expect((await her.post('notes', 'elsewhere')).status).toBe(401)
  })
})
