import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Running, start } from '../process.ts'
import { freePort } from '../setup/postgres.ts'
import { test as base, hostOf, sessionOf } from './support.ts'
import { ANNA, toolOf } from './trattoria.ts'

/** A database of its own on the PostgreSQL of the run, with the trattoria and Anna in it. */
async function ownDatabase() {
  const beginning = new URL(process.env.E2E_POSTGRES_URL ?? '')
  const name = `own_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: new URL('/postgres', beginning).href })
  await client.connect()
  await client.query(`create database ${name} template ${beginning.pathname.slice(1)}`)
  await client.end()
  return new URL(`/${name}`, beginning).href
}

/** A server of a journey's own, that it may change and kill: its database, its folder, one activity (`bundle`, or the trattoria) and one customer. */
export async function ownServer(settings: Record<string, string> = {}, bundle?: object) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-own-'))
  cpSync(process.env.E2E_BEGINNING ?? '', folder, { recursive: true })
  const databaseUrl = await ownDatabase()
  const { tessera, publish } = toolOf(folder, databaseUrl)
  if (bundle) await publish(bundle)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    IMAGES_AVIF: 'off',
    ...settings,
  }
  const run = () => start([process.execPath, 'server/main.ts'], env, `${url}/healthz`)
  let running: Running = await run()

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
export const test = base.extend<{ asAnna: boolean }, { bundle: object | undefined; own: OwnServer }>({
  asAnna: [false, { option: true }],
  bundle: [undefined, { option: true, scope: 'worker' }],
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
