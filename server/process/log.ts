import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

/** Lines wait for each other, but not longer than this. */
const MOST_MS = 500
const MOST_BYTES = 8_192

/**
 * JSON lines on the standard output, written in the background. What is logged is chosen where it is logged: ids of requests,
 * routes, times; nobody's data.
 */
export function openLog(level: string): Logger {
  const out = destination({ dest: 1, sync: false, minLength: MOST_BYTES })
  setInterval(() => out.flush(), MOST_MS).unref()
  process.on('exit', () => out.flushSync())
  return pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (name) => ({ level: name }) } }, out)
}

/** What a copy of an error says, as the queue hands them on; one of a statement has its values in that too. */
const saidBy = (thrown: unknown) =>
  String(typeof thrown === 'object' && thrown !== null && 'message' in thrown && !('query' in thrown) ? thrown.message : thrown)

/** An error for the log, without the values of its statement, which are somebody's data. */
export function withoutValues(error: unknown) {
  if (!(error instanceof Error)) return { message: saidBy(error) }
  const cause = error.cause instanceof Error ? error.cause : error
  const at = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { message: cause.message, at: at?.slice(0, 8) }
}
