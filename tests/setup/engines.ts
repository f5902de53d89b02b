import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, inject } from 'vitest'
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

/** The database of this test file on one engine, opened once. */
export function database(engine: Engine): Promise<Connection> {
  const known = opened.get(engine) ?? open[engine]((text) => heard.push(text))
  opened.set(engine, known)
  return known
}

/** A database that no other test file sees, for what takes everybody's rows, such as the workers of the queue. */
export async function databaseAlone(engine: Engine): Promise<Connection> {
  if (engine === 'embedded') return database(engine)
  const name = `alone_${randomUUID().slice(0, 8)}`
  await (await database(engine)).run(`create database ${name}`)
  const connection = await connectPostgres(new URL(`/${name}`, inject('postgresUrl')).href)
  alone.push(connection)
  return connection
}

afterAll(async () => {
  for (const connection of alone) await connection.close()
  for (const connection of opened.values()) await (await connection).close()
})
