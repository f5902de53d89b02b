import { isAway } from './away.ts'
import { SettingsError } from '../env.ts'

/** A start that cannot go on, with the sentence that says why. */
export class Stopped extends Error {}

/** What the operator can do about errors of the system that settings cause. */
const sentences: Record<string, string> = {
  EADDRINUSE: 'The PORT is taken by another program: stop that, or set PORT to another one.',
  EADDRNOTAVAIL: 'The HOST is no address of this machine.',
  ENOTFOUND: 'The HOST or the server named in DATABASE_URL is not known.',
  EACCES: 'This user may not open the PORT or write in DATA_DIR.',
  EROFS: 'DATA_DIR cannot be written.',
  ENOSPC: 'There is no room left on the disk of DATA_DIR.',
  ECONNREFUSED: 'The database of DATABASE_URL does not answer.',
  '28P01': 'The database of DATABASE_URL refuses this user and password.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
}

/** The sentence for an error of the start or of the tool; one that nobody foresaw is told whole. */
export function explained(error: unknown): string {
  if (error instanceof SettingsError || error instanceof Stopped) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const known = 'code' in cause ? sentences[String(cause.code)] : undefined
    if (known) return known
  }
  if (isAway(error)) return 'The database of DATABASE_URL went away, or takes no more connections.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
