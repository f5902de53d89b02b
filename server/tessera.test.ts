import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bundleOf } from '../tests/bundles.ts'
import { wayThatBreaks } from '../tests/setup/cut.ts'
import { lockFolder } from './process/lock.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-tool-'))
const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir }
let server: ChildProcess
let at = ''

/** Runs the tool as the operator does. */
const tessera = (args: string[], more: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['server/tessera.ts', ...args], { env: { ...env, ...more } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

beforeAll(async () => {
  server = spawn(process.execPath, ['server/main.ts'], { env })
  at = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(text))
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
    server.once('exit', () => reject(new Error('the server did not start')))
  })
}, 120_000)
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true })
})

test('while the server runs, a command is carried out by it and seen at once', async () => {
  const done = await tessera(['activity', 'import', bundleOf()])
  expect(done).toEqual({ code: 0, out: 'Trattoria Nonna (trattoria-nonna) is here now: 0 dishes, 1 file.\n', err: '' })
  const { data } = await (await fetch(`${at}/app/activities/permalink/trattoria-nonna`)).json()
  const shown = await fetch(`${at}/app/activities/${data.activityId}`)
  expect(await shown.json()).toMatchObject({ data: { name: 'Trattoria Nonna' } })
  const who = ['--activity', 'trattoria-nonna', '--email', 'anna@example.com']
  await tessera(['customer', 'add', ...who, '--name', 'Anna', '--surname', 'Neri', '--password', 'Prova-di-Anna-1'])
  expect((await tessera(['customer', 'credit', ...who, '--amount', '12.50', '--reason', 'Cena'])).code).toBe(0)
  const login = await fetch(`${at}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anna@example.com', password: 'Prova-di-Anna-1' }),
  })
  const { token } = await login.json()
  const card = await fetch(`${at}/api/cards/me?filters[activityId]=${data.activityId}`, { headers: { authorization: `Bearer ${token}` } })
  expect(await card.json()).toMatchObject({ data: { balance: '12.50' } })
})

test('mistakes end with 1 and one line each, a command that is not understood with 2', async () => {
  const done = await tessera(['activity', 'import', bundleOf('nane: x\n')])
  expect(done).toEqual({
    code: 1,
    out: '',
    err: 'activity.yaml:7:1 nane: unknown field; did you mean name?\nNothing was imported: one mistake.\n',
  })
  expect(await tessera(['activity', 'list', '--wide'])).toEqual({ code: 2, out: '', err: 'activity list: there is no option --wide.\n' })
  expect(await tessera(['activity', 'list'], { PORT: 'x' })).toMatchObject({
    code: 1,
    err: 'The setting PORT is wrong: it is a whole number.\n',
  })
})

test('a connection that breaks is told, with the way to look', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'tessera-broken-'))
  const lock = await lockFolder(elsewhere)
  const breaking = createServer((socket) => socket.once('data', () => socket.destroy()))
  await new Promise<void>((resolve) => breaking.listen(path.join(elsewhere, 'tessera.sock'), resolve))
  expect(await tessera(['activity', 'import', bundleOf()], { DATA_DIR: elsewhere })).toEqual({
    code: 1,
    out: '',
    err: 'The connection to the running server broke before it answered. Whether the command was carried out is not known; see with: npm run tessera -- activity list\n',
  })
  breaking.close()
  lock?.release()
  rmSync(elsewhere, { recursive: true })
})

describe('a PostgreSQL that goes away ends the command with a sentence', () => {
  const GONE = 'The connection to the database broke before it answered. Whether the command was carried out is not known'
  const cutAt = async (statement: RegExp, args: string[]) => {
    const { url, cut } = await wayThatBreaks(inject('postgresUrl'), statement)
    return tessera(args, { DATABASE_URL: url, PUBLIC_URL: 'https://tessera.example' }).finally(cut)
  }

  test.each([
    ['before it began', /pg_advisory_lock/],
    ['while its queue was opened', /jobs\.queue/],
  ])('%s', async (_, statement) => {
    const { code, out, err } = await cutAt(statement, ['activity', 'list'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^The database of DATABASE_URL (went away, or takes no more connections|does not answer)\.\n$/)
  })

  test.each([
    ['that reads', /from "activities"/, () => ['activity', 'list']],
    ['that writes', /insert into "activities"/, () => ['activity', 'import', bundleOf()]],
  ])('in the middle of one %s, with the way to look', async (_, statement, args) => {
    const { code, out, err } = await cutAt(statement, args())
    expect([code, out, err]).toEqual([1, '', `${GONE}; see with: npm run tessera -- activity list\n`])
  })
})
