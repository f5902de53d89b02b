import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from './env.ts'

/** Is there no database at all yet, so that the demo is filled before anything is opened? */
export const isNew = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): boolean =>
  !databaseUrl && !existsSync(path.join(dataDir, 'db'))

/** Fills the demo in a child process, whose progress is shown. Nobody else may have the embedded folder open meanwhile. */
export async function fillDemo(): Promise<void> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'demo.ts')], { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error('The demo could not be filled; what stands above tells why.')
}
