import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { start } from '../process.ts'
import { freePort } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the real server of this run listens. */
    serverUrl: string
  }
}

/** The one customer there, of the one activity there. */
export const CUSTOMER = { username: 'anna@example.com', password: 'Prova-di-Anna-1' }
const PERMALINK = 'trattoria-di-prova'

const activity = {
  format: 1,
  permalink: PERMALINK,
  name: 'Trattoria di Prova',
  color: '#14594a',
  logo: 'logo.svg',
  cashBackType: 'EP',
  settings: { showMenuApp: true },
  menu: { categories: [{ name: 'Primi', dishes: [{ name: 'Trofie al pesto', price: 12.5, allergens: ['GL', 'LA', 'FG'] }] }] },
  legal: {
    privacy: { version: '1', text: '# Chi siamo\nTrattoria di Prova.', pointB: 'Ti scriviamo.', pointC: 'Guardiamo gli acquisti.' },
  },
}
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#14594a"/></svg>'

/** A server process as in production, for the tests of screens and of the client: what is faked there is only the browser. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-dom-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  const bundle = join(folder, 'bundle')
  mkdirSync(bundle)
  writeFileSync(join(bundle, 'activity.yaml'), JSON.stringify(activity))
  writeFileSync(join(bundle, 'logo.svg'), logo)
  const server = await start([process.execPath, 'server/main.ts'], env, `${url}/healthz`)
  const tessera = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['server/tessera.ts', ...args], { env: { ...process.env, ...env } })
  await tessera('activity', 'import', bundle)
  const anna = ['--email', CUSTOMER.username, '--name', 'Anna', '--surname', 'Prova', '--password', CUSTOMER.password]
  await tessera('customer', 'add', '--activity', PERMALINK, ...anna)
  project.provide('serverUrl', url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
