import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isEmpty } from '../data/activities/rows.ts'
import { type Connection, connect } from '../db/connect.ts'
import type { Settings } from '../env.ts'
import { lockFolder } from './lock.ts'
import { Stopped } from './trouble.ts'

/** How long a holder of the folder that was killed may take to die, in milliseconds. */
const DYING = 5_000

/** The database of the settings, the embedded one for this process alone. */
async function open(settings: Settings): Promise<Connection> {
  if (settings.databaseUrl) return connect(settings)
  const lock = await lockFolder(settings.dataDir, DYING)
  if (!lock) throw new Stopped(`Another process has ${settings.dataDir} open: stop it first, or set DATA_DIR to another folder.`)
  try {
    const connection = await connect(settings)
    return { ...connection, close: () => connection.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Fills the demo in a process that ends: what it takes in memory goes with it. */
async function fillDemo() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../demo/demo.ts')], { stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Stopped('An empty database is filled with the demo unless NODE_ENV is production.')
}

/** Opens the database; one that is empty is filled with the demo first, but never in production. SEMANTICS 11. */
export async function openDatabase(settings: Settings): Promise<Connection> {
  const isNew = !settings.databaseUrl && !existsSync(path.join(settings.dataDir, 'db'))
  if (isNew && !settings.production) await fillDemo()
  const connection = await open(settings)
  if (settings.production || !(await isEmpty(connection.db))) return connection
  await connection.close()
  await fillDemo()
  return open(settings)
}
