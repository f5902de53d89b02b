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

afterAll(async () => {
  for (const connection of opened.values()) await (await connection).close()
})
