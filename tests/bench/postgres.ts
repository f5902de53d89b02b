import { startPostgres } from '../setup/postgres.ts'

export type Postgres = { create: (database: string) => Promise<string>; statements: () => number; stop: () => Promise<void> }

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
  return { create, stop, statements: () => seen }
}
