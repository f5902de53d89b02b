import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

/** JSON lines on the standard output. What is logged is chosen where it is logged: ids of requests, routes, times; nobody's data. */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (name) => ({ level: name }) } }, destination(1))
