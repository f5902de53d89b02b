import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { forDrizzle } from './embedded.ts'
import { type Hear, hearEmbedded, hearPostgres } from './hear.ts'
import { named, naming } from './naming.ts'

/** Rows by drizzle, whichever engine is below; a transaction of it is one too. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open, migrated database. */
export type Connection = {
  db: Db
  engine: 'embedded' | 'postgres'
  /** Plain SQL outside any transaction; for the job queue, which brings its own statements. */
  run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  hear: Hear
  close: () => Promise<void>
}

/** Hears every statement of ours before it runs. */
export type Listener = (statement: string) => void

const migrationsFolder = path.join(import.meta.dirname, 'migrations')
/** Any number will do, as long as every process that migrates takes the same. */
const MIGRATION_LOCK = 7_300_411

/**
 * How long a statement waits for a lock, and runs: one that is stuck must not keep all connections. Said on each connection,
 * as a pool between us and the database may take no parameters at the start.
 */
const PATIENCE = "set lock_timeout = '5s'; set statement_timeout = '15s'"

/** Opens the database of the settings, PostgreSQL or the embedded one in `dataDir/db`, and brings its tables up to date. */
export async function connect(where: { databaseUrl?: string | undefined; dataDir: string }): Promise<Connection> {
  if (where.databaseUrl) return connectPostgres(where.databaseUrl)
  const folder = path.join(where.dataDir, 'db')
  await mkdir(folder, { recursive: true })
  return connectEmbedded(await PGlite.create(folder))
}

/** An embedded database that is already open. It has one connection: inside a transaction only the transaction's handle answers. */
export async function connectEmbedded(lite: PGlite, heard?: Listener): Promise<Connection> {
  const own = { parsers: { ...lite.parsers } }
  const db = overEmbedded(forDrizzle(lite), { casing: 'snake_case', ...(heard && { logger: { logQuery: heard } }) })
  await migrateEmbedded(db, { migrationsFolder })
  return {
    db,
    engine: 'embedded',
    run: async (text, values) =>
      values?.length ? lite.query(text, values, own) : { rows: (await lite.exec(text, own)).flatMap((part) => part.rows) },
    hear: hearEmbedded(lite),
    close: () => lite.close(),
  }
}

/** A PostgreSQL by its address; of several processes that start at once one migrates and the others wait. */
export async function connectPostgres(databaseUrl: string, heard?: Listener): Promise<Connection> {
  const verify: pg.PoolConfig['verify'] = (client, done) => void client.query(PATIENCE).then(() => done(), done)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5_000, verify })
  // One that breaks is replaced by the pool, and the next query tells. Without a listener of its own, one that is inside a
  // transaction would end the process: the pool listens only to those that are idle.
  pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))
  const alone = await pool.connect()
  try {
    await alone.query('set lock_timeout = 0; set statement_timeout = 0') // others may migrate, and a table may be large
    await alone.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePostgres(overPostgres(alone, { casing: 'snake_case' }), { migrationsFolder })
  } finally {
    alone.release(true) // ends the session, and with it the lock
  }
  const how = { casing: 'snake_case', ...(heard && { logger: { logQuery: heard } }) } as const
  const nameOf = naming()
  const db = named(overPostgres(pool, how), nameOf)
  const ofClient = (client: pg.PoolClient) => named(overPostgres(client, how), nameOf)
  const made = new WeakMap<pg.PoolClient, ReturnType<typeof ofClient>>()
  /** Made once for each connection: it remembers how the columns are called. */
  const over = (client: pg.PoolClient) => {
    const its = made.get(client) ?? ofClient(client)
    made.set(client, its)
    return its
  }
  // Drizzle's own never gives back a connection that could not even begin: twenty of those, and the pool is empty for ever.
  db.transaction = async (job, config) => {
    const client = await pool.connect()
    try {
      return await over(client).transaction(job, config)
    } finally {
      client.release()
    }
  }
  return {
    db,
    engine: 'postgres',
    run: (text, values) => pool.query(text, values),
    hear: hearPostgres(databaseUrl),
    close: () => pool.end(),
  }
}
