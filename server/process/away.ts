/** Codes of PostgreSQL and of the network that mean "not now"; 08P01 is a statement that breaks the protocol: ours. */
const AWAY = /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|08(?!P01)|53|57P0)/
const SAID = /timeout exceeded when trying to connect|Connection terminated|is not queryable|PGlite is closed/

/** Is the database out of reach, rather than our statement wrong? */
export function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && AWAY.test(cause.code)) return true
    if (SAID.test(cause.message)) return true
  }
  return false
}
