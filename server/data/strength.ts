import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LanguageCode } from '#contract/languages.ts'
import { SCORED_LETTERS } from '#rules/password.ts'

/** The words take memory, which goes after a quiet while. */
const QUIET_MS = 60_000

type Waiting = { resolve: (score: number) => void; reject: (error: unknown) => void }

let worker: Worker | undefined
let last = 0
let end: NodeJS.Timeout | undefined
const waiting = new Map<number, Waiting>()

/** The thread that judges; started when it is needed, and no reason for the process to stay alive. */
function judge(): Worker {
  if (worker) return worker
  const started = new Worker(join(import.meta.dirname, 'strength.worker.ts'), { execArgv: [] })
  const gone = (error: unknown) => {
    if (worker === started) worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on('message', ({ id, score }: { id: number; score: number }) => {
    waiting.get(id)?.resolve(score)
    waiting.delete(id)
    if (waiting.size === 0) end = setTimeout(() => void started.terminate(), QUIET_MS).unref()
  })
  started.on('error', gone)
  started.on('exit', () => gone(new Error('the judge of passwords ended')))
  started.unref()
  worker = started
  return started
}

/**
 * How hard a password is to guess, from 0 to 4, with the words of a language as the app judges it, off the main thread.
 * @param personal what a guesser would try first
 */
export const scoreOf = (password: string, language: LanguageCode, personal: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    clearTimeout(end)
    last += 1
    waiting.set(last, { resolve, reject })
    judge().postMessage({ id: last, password: password.slice(0, SCORED_LETTERS), personal, language })
  })
