import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Connection, connectEmbedded, connectPostgres, type Listener } from '../../server/db/connect.ts'

/** Every test that touches rows runs on both. */
export const engines = ['embedded', 'postgres'] as const
export type Engine = (typeof engines)[number]

const open = {
  embedded: async (heard: Listener) =>
    connectEmbedded(await PGlite.create({ loadDataDir: await openAsBlob(inject('embeddedDump')) }), heard),
  postgres: (heard: Listener) => connectPostgres(inject('postgresUrl'), heard),
}

const alone: Connection[] = []

const opened = new Map<Engine, Promise<Connection>>()
const heard: string[] = []

/** The statements that were sent since the last look, the marks of transactions left out. */
export const statements = () => heard.splice(0).filter((text) => !/^(begin|commit|rollback)/i.test(text))

/** The database of one engine, opened once in each worker: the files that run there share it. */
export function database(engine: Engine): Promise<Connection> {
  const known = opened.get(engine) ?? open[engine]((text) => heard.push(text))
  opened.set(engine, known)
  return known
}

/** A database that no other test file sees, for what takes everybody's rows, such as the workers of the queue. */
export async function databaseAlone(engine: Engine): Promise<Connection> {
  const connection = await (engine === 'embedded' ? open.embedded(() => {}) : emptyPostgres())
  alone.push(connection)
  return connection
}

/** A connection of a test file's own. What `heard` throws is what comes of the statement, which is not sent. */
export async function databaseHeard(engine: Engine, heard: Listener): Promise<Connection> {
  const connection = await open[engine](heard)
  alone.push(connection)
  return connection
}

async function emptyPostgres() {
  const name = `alone_${randomUUID().slice(0, 8)}`
  await (await database('postgres')).run(`create database ${name} template ${inject('postgresTemplate')}`)
  return connectPostgres(new URL(`/${name}`, inject('postgresUrl')).href)
}

/** Closes the databases of a test file alone. */
export async function closeAlone() {
  for (const connection of alone.splice(0)) await connection.close()
}
