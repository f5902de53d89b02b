import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Running, start } from '../process.ts'
import { MIGRATED } from './postgres.ts'
import { freePort } from '../setup/postgres.ts'
import { test as base, hostOf, sessionOf } from './support.ts'

const PICTURES = 'demo/osteria-del-porto/pictures'
export const PERMALINK = 'trattoria'
export const ANNA = { username: 'anna@example.com', password: 'Prova-di-Anna-1' }

/** A small restaurant; what a journey needs beside it is given over it. */
export const trattoria = (more: object = {}) => ({
  format: 1,
  permalink: PERMALINK,
  name: 'Trattoria di Prova',
  color: '#7a2e1d',
  logo: 'logo.svg',
  cashBackType: 'EP',
  settings: { showMenuApp: true, menuType: 'R' },
  menu: {
    categories: [
      { name: 'Primi', dishes: [{ name: 'Trofie al pesto', price: 12.5, picture: 'dish.webp', allergens: ['GL', 'LA', 'FG'] }] },
      { name: 'Dolci', dishes: [{ name: 'Panna cotta', price: 6, allergens: ['LA'] }] },
    ],
  },
  ...more,
})

/** A database of its own on the PostgreSQL of the run, migrated and empty. */
async function emptyDatabase() {
  const name = `own_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: process.env.E2E_POSTGRES_URL })
  await client.connect()
  await client.query(`create database ${name} template ${MIGRATED}`)
  await client.end()
  return new URL(`/${name}`, process.env.E2E_POSTGRES_URL).href
}

/** A server of a journey's own, that it may change and kill: its database, its folder, one activity and one customer. */
export async function ownServer(settings: Record<string, string> = {}, bundle: object = trattoria()) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-own-'))
  const databaseUrl = await emptyDatabase()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const run = () => start([process.execPath, 'server/main.ts'], env, `${url}/healthz`)
  let running: Running = await run()
  const tessera = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/tessera.ts', ...args], { env: { ...process.env, ...env } })

  /** Imports an activity, again with changes too. */
  async function publish(activity: object) {
    const place = join(folder, 'bundle')
    mkdirSync(place, { recursive: true })
    copyFileSync(join(PICTURES, 'logo.svg'), join(place, 'logo.svg'))
    copyFileSync(join(PICTURES, 'card.webp'), join(place, 'dish.webp'))
    writeFileSync(join(place, 'activity.yaml'), JSON.stringify(activity))
    await tessera('activity', 'import', place, '--replace')
  }
  await publish(bundle)
  const person = ['--email', ANNA.username, '--name', 'Anna', '--surname', 'Prova', '--password', ANNA.password]
  await tessera('customer', 'add', '--activity', PERMALINK, ...person)

  return {
    url,
    publish,
    tessera,
    /** Ends the process as a dead machine would look from a phone. */
    kill: () => running.stop(),
    revive: async () => void (running = await run()),
    query: async (sql: string, values: unknown[]) => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query(sql, values)
      await client.end()
    },
    end: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type OwnServer = Awaited<ReturnType<typeof ownServer>>

/** A journey on a server of its own; `bundle` is what it starts with, `asAnna` has its customer logged in. One server a file. */
export const test = base.extend<{ asAnna: boolean }, { bundle: object; own: OwnServer }>({
  asAnna: [false, { option: true }],
  bundle: [trattoria(), { option: true, scope: 'worker' }],
  own: [
    async ({ bundle }, use) => {
      const own = await ownServer({}, bundle)
      await use(own)
      await own.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ own, on }, use) => use(on ? hostOf(on, own.url) : own.url),
  storageState: async ({ asAnna, baseURL }, use) => use(asAnna ? await sessionOf(baseURL ?? '', ANNA.username, ANNA.password) : undefined),
})
