import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Running, start } from '../process.ts'

export const ACCOUNT = { username: 'giulia@example.com', password: 'Tessera-prova-2026' }
export const RESTAURANT = 'osteria-del-porto'
export const TAILOR = 'bottega-lino'

/** What `npm start` runs, ending in one process whose memory and time can be read. */
const NPM_START = `"${process.execPath}" server/build-stale.ts && exec "${process.execPath}" server/main.ts`

/** Our server with the demo, in a folder of its own. */
export class Ours {
  readonly folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  readonly port: number
  readonly url: string
  readonly #env: Record<string, string>

  /** `more`: settings of the line that is measured. */
  constructor(port: number, databaseUrl = '', more: Record<string, string> = {}) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
    // Building the floors makes this process a production one: the server beside it is none.
    this.#env = {
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: this.folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      LOGIN_FAILURES_PER_ADDRESS: '10000',
      ...more,
    }
  }

  /** The first start of a newcomer: what is stale is built, the demo is filled in. */
  firstStart = (): Promise<Running> => start(['sh', '-c', NPM_START], this.#env, `${this.url}/healthz`)

  /** A start on data that is there. */
  start = (): Promise<Running> => start([process.execPath, 'server/main.ts'], this.#env, `${this.url}/healthz`)

  /** One command of the operator. */
  async tessera(...args: string[]) {
    await promisify(execFile)(process.execPath, ['server/tessera.ts', ...args], { env: { ...process.env, ...this.#env } })
  }

  /** A session, the demo customer's unless told otherwise, and the restaurant's id. */
  async signIn(username = ACCOUNT.username): Promise<{ activityId: string; headers: Record<string, string> }> {
    const login = await fetch(`${this.url}/api/login_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ACCOUNT, username }),
    })
    const { token } = (await login.json()) as { token: string }
    const named = await fetch(`${this.url}/app/activities/permalink/${RESTAURANT}`)
    const { data } = (await named.json()) as { data: { activityId: string } }
    return { activityId: data.activityId, headers: { authorization: `Bearer ${token}` } }
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
