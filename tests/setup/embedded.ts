import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { connectEmbedded } from '../../server/db/connect.ts'

const CACHE = 'node_modules/.cache/tessera'
const MIGRATIONS = 'server/db/migrations'

async function keep(lite: PGlite, file: string) {
  const dump = await lite.dumpDataDir('none')
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.part`, file)
}

/** Embedded databases as files, one without a table and a migrated one: making one costs seconds, loading it one. Kept until the migrations change. */
export async function embeddedDumps(): Promise<{ blank: string; migrated: string }> {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  const named = () => hash.copy().digest('hex').slice(0, 16)
  const blank = join(CACHE, `blank-${named()}.tar`)
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, name)))
  hash.update(readFileSync(join(MIGRATIONS, 'meta/_journal.json'))) // what the database remembers of them
  const migrated = join(CACHE, `embedded-${named()}.tar`)
  if (existsSync(blank) && existsSync(migrated)) return { blank, migrated }
  mkdirSync(CACHE, { recursive: true })
  const lite = await PGlite.create()
  await keep(lite, blank)
  await connectEmbedded(lite)
  await keep(lite, migrated)
  await lite.close()
  return { blank, migrated }
}
