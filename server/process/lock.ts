import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The folder of the embedded database, held for this process alone. */
export type FolderLock = { release: () => void }

/** How often it is asked for again, in milliseconds. */
const EVERY = 100

/**
 * Takes the folder for this process. The lock dies with the process, however it ends: two processes on one embedded folder
 * lose rows without a word. SEMANTICS 13.
 * @param patience how long to wait for the holder to end, in milliseconds: one that was killed lets go a moment later
 * @returns undefined when another process holds it
 */
export async function lockFolder(dataDir: string, patience = 0): Promise<FolderLock | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const until = performance.now() + patience
  for (;;) {
    const lock = await take(path.join(dataDir, 'lock'))
    if (lock || performance.now() >= until) return lock
    await wait(EVERY)
  }
}

async function take(place: string): Promise<FolderLock | undefined> {
  const { DatabaseSync } = await sqlite()
  const file = new DatabaseSync(place)
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
