import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, connectEmbedded, connectPostgres } from '../../server/db/connect.ts'
import { database, type Engine } from './engines.ts'

/** The migrations up to this one, in a folder of their own. */
function migrationsUntil(tag: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  cpSync(path.join(import.meta.dirname, '../../server/db/migrations'), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((one) => one.tag === tag)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  return folder
}

type Run = (text: string) => Promise<{ rows: unknown[] }>

/** How many rows each table has. */
export async function sizes(run: Run): Promise<Record<string, number>> {
  const { rows: tables } = (await run("select tablename as name from pg_tables where schemaname = 'public' order by 1")) as {
    rows: { name: string }[]
  }
  const all = tables.map(({ name }) => `select '${name}' as name, count(*)::int as size from ${name}`).join(' union all ')
  const { rows } = (await run(all)) as { rows: { name: string; size: number }[] }
  return Object.fromEntries(rows.map(({ name, size }) => [name, size]))
}

/** A data folder of an older version: how large its tables are, and how the program of today opens it. */
type Older = { before: Record<string, number>; open: () => Promise<Connection> }

const older: Record<Engine, (migrationsFolder: string, rows: string) => Promise<Older>> = {
  async embedded(migrationsFolder, rows) {
    const lite = await PGlite.create({ loadDataDir: await openAsBlob(inject('embeddedBlank')) })
    await migrateEmbedded(overEmbedded(lite, { casing: 'snake_case' }), { migrationsFolder })
    await lite.exec(rows)
    return { before: await sizes((text) => lite.query(text)), open: () => connectEmbedded(lite) }
  },
  async postgres(migrationsFolder, rows) {
    const name = `older_${randomUUID().slice(0, 8)}`
    await (await database('postgres')).run(`create database ${name}`)
    const databaseUrl = new URL(`/${name}`, inject('postgresUrl')).href
    const pool = new pg.Pool({ connectionString: databaseUrl })
    await migratePostgres(overPostgres(pool, { casing: 'snake_case' }), { migrationsFolder })
    await pool.query(rows)
    const before = await sizes((text) => pool.query(text))
    await pool.end()
    return { before, open: () => connectPostgres(databaseUrl) }
  },
}

/** A data folder of the version with this last migration, with these rows, opened by the program of today. */
export async function brought(engine: Engine, tag: string, rows: string) {
  const folder = migrationsUntil(tag)
  const { before, open } = await older[engine](folder, rows)
  rmSync(folder, { recursive: true })
  return { before, connection: await open() }
}

/** An activity and somebody, as rows. */
export const people = `
  insert into activities (id, permalink, name, short_name, color, color_text, logo, cash_back_type, zone, countries, card_type, code_type, configuration)
    values ('a', 'a', 'A', 'A', '#000000', '#ffffff', '', 'EP', 'Europe/Rome', '{}', 'L', 'EAN13', '{}');
  insert into users (id, username, email, password_hash, name, surname, created) values ('u', 'u', 'u', '', 'U', 'U', now());`
