import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../setup/postgres.ts'
import { ANNA, PERMALINK, toolOf, trattoria } from './trattoria.ts'

/** One PostgreSQL for the journeys' own servers, which takes less than one for each, and what each begins with a copy of. */
export default async function setup() {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tessera-own-'))
  const { tessera, publish } = toolOf(folder, postgres.url)
  await publish(trattoria())
  const person = ['--email', ANNA.username, '--name', 'Anna', '--surname', 'Prova', '--password', ANNA.password]
  await tessera('customer', 'add', '--activity', PERMALINK, ...person)
  process.env.E2E_POSTGRES_URL = postgres.url
  process.env.E2E_BEGINNING = folder
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
