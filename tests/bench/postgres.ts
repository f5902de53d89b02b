import pg from 'pg'
import { startPostgres } from '../setup/postgres.ts'

export type Postgres = {
  /** A database of its own; a silent one writes no statements down, which costs it as much as a small one does. */
  create: (database: string, how?: { silent: boolean }) => Promise<string>
  statements: () => number
  stop: () => Promise<void>
}

/** A PostgreSQL that counts the statements it is sent, the marks of transactions left out. */
export async function countingPostgres(): Promise<Postgres> {
  let seen = 0
  const said = (text: string) => {
    seen += text.split('\n').filter((line) => /(statement|execute [^:]+): (?!begin|commit|rollback|set |show )/i.test(line)).length
  }
  const { create, stop } = await startPostgres({
    flags: ['-c', 'log_statement=all', '-c', 'fsync=on', '-c', 'synchronous_commit=on'],
    said,
  })
  const quiet = async (url: string, database: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`alter database "${database}" set log_statement = 'none'`)
    await client.end()
  }
  const named = async (database: string, { silent } = { silent: false }) => {
    const url = await create(database)
    if (silent) await quiet(url, database)
    return url
  }
  return { create: named, stop, statements: () => seen }
}
