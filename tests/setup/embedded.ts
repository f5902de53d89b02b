import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { connectEmbedded } from '../../server/db/connect.ts'

const CACHE = 'node_modules/.cache/tessera'
const MIGRATIONS = 'server/db/migrations'

/** A migrated, empty embedded database as a file: making one costs seconds, loading it one. Kept until the migrations change. */
export async function embeddedDump(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, name)))
  hash.update(readFileSync(join(MIGRATIONS, 'meta/_journal.json'))) // what the database remembers of them
  const file = join(CACHE, `embedded-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(file)) return file
  const lite = await PGlite.create()
  await connectEmbedded(lite)
  const dump = await lite.dumpDataDir('none')
  await lite.close()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.part`, file)
  return file
}
