import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** The folder of the embedded database, held for this process alone. */
export type FolderLock = { release: () => void }

/**
 * Takes the folder for this process. The lock dies with the process, however it ends: two processes on one embedded folder
 * lose rows without a word. SEMANTICS 13.
 * @returns nothing when another process holds it
 */
export async function lockFolder(dataDir: string): Promise<FolderLock | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { DatabaseSync } = await sqlite()
  const file = new DatabaseSync(path.join(dataDir, 'lock'))
  try {
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (/locked|busy/i.test(String(error))) return undefined
    throw error
  }
  return { release: () => file.close() }
}

/** Node's own SQLite, without its note that it is experimental. */
async function sqlite() {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return await import('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}
