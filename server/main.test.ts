import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { database } from '../tests/setup/engines.ts'
import { eventsOf } from '../tests/setup/events.ts'
import { freshActivity, freshPerson, PASSWORD } from '../tests/setup/scene.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-main-'))
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Processes start slowly where everything runs at once. */
vi.setConfig({ testTimeout: 120_000 })

/** A server process: what it said, how it ended, and where it listens. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: join(folder, 'data'), ...environment },
  })
  running.add(child)
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => (out += text))
  child.stderr.on('data', (text) => (err += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = async () => {
    for (;;) {
      const at = /http:\/\/localhost:\d+/.exec(out)?.[0]
      if (at) return at
      if (child.exitCode !== null) throw new Error(err)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return { child, ended, ready, said: () => out, complained: () => err }
}

test.each([
  [{ PORT: 'x' }, 'The setting PORT is wrong: it is a whole number.'],
  [{ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }, 'The database of DATABASE_URL does not answer.'],
])('%o stops the start with one sentence', async (environment, sentence) => {
  const server = start(environment as unknown as Record<string, string>)
  expect(await server.ended).toBe(1)
  expect(server.complained()).toBe(`${sentence}\n`)
})

test('a second server on one embedded folder stops with one sentence, and the first goes on', async () => {
  const first = start({})
  const at = await first.ready()
  const second = start({})
  expect(await second.ended).toBe(1)
  expect(second.complained()).toMatch(/^Another process has .+ open: .+[.]\n$/)
  expect((await fetch(`${at}/healthz`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('a server that starts while a killed one still dies waits for it', async () => {
  const first = start({})
  await first.ready()
  const second = start({})
  // Long enough for it to ask for the folder, and to give up if it were to ask once.
  await Promise.race([second.ended, new Promise((resolve) => setTimeout(resolve, 3_000))])
  first.child.kill('SIGKILL')
  expect((await fetch(`${await second.ready()}/healthz`)).status).toBe(200)
})

test('listens on both loopback addresses, and a stop lets what runs finish', async () => {
  const server = start({ DATABASE_URL: inject('postgresUrl') })
  const { port } = new URL(await server.ready())
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect((await fetch(`http://[::1]:${port}/healthz`).catch(() => ({ status: 200 }))).status).toBe(200)
  const body = JSON.stringify({ username: 'nobody@example.com', password: 'x' })
  const answers = Array.from({ length: 8 }, () => fetch(`http://127.0.0.1:${port}/api/login_check`, { method: 'POST', body }))
  await new Promise((resolve) => setTimeout(resolve, 15))
  server.child.kill('SIGTERM')
  const ends = await Promise.allSettled(answers)
  expect(await server.ended).toBe(0)
  expect(
    ends.map((end) => (end.status === 'fulfilled' ? end.value.status : 'refused')).filter((end) => end === 401 || end === 'refused'),
  ).toHaveLength(8)
  expect(ends.some((end) => end.status === 'fulfilled')).toBe(true)
  expect(server.complained()).toBe('')
})

test('of two servers one hears what is done at the other; one that stops ends who listens at once', async () => {
  const connection = await database('postgres')
  const activity = await freshActivity(connection)
  const { email } = await freshPerson(connection, [activity])
  const [one, other] = [start({ DATABASE_URL: inject('postgresUrl') }), start({ DATABASE_URL: inject('postgresUrl') })]
  const at = await one.ready()
  const send = async (origin: string, path: string, body: object) =>
    (await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
  const logIn = async () => (await send(at, '/api/login_check', { username: email, password: PASSWORD })) as Record<string, string>
  const listen = async ({ token }: Record<string, string>) =>
    eventsOf(await fetch(`${at}/api/live?filters[activityId]=${activity.id}`, { headers: { Authorization: `Bearer ${token}` } }))
  const [left, stays] = [await logIn(), await logIn()]
  const pages = [await listen(left), await listen(stays)] as const
  await expect.poll(() => pages.map(({ state }) => state.beats)).toEqual([1, 1])
  await send(await other.ready(), '/api/logout', { refresh_token: left['refresh_token'] })
  await expect.poll(() => pages.map(({ state }) => state.isOver)).toEqual([true, false])
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
  await expect.poll(() => pages[1].state.isOver).toBe(true)
  expect(one.complained()).toBe('')
})

test.runIf(process.platform === 'linux')('runs with few heaps unless told otherwise, and draws no picture itself', async () => {
  const server = start({ DATABASE_URL: inject('postgresUrl') })
  const at = await server.ready()
  const icon = await fetch(`${at}/apple-touch-icon.png`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  const seen = (what: string) => readFileSync(`/proc/${server.child.pid}/${what}`, 'utf8')
  expect(seen('environ')).toContain('MALLOC_ARENA_MAX=2')
  expect(seen('cmdline')).toContain('--max-semi-space-size=')
  expect(seen('maps')).not.toContain('libvips')
  const told = start({ DATABASE_URL: inject('postgresUrl'), MALLOC_ARENA_MAX: '7' })
  await told.ready()
  expect(readFileSync(`/proc/${told.child.pid}/cmdline`, 'utf8')).not.toContain('--max-semi-space-size=')
})
