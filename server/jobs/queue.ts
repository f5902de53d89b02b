import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { type DrizzleTransactionLike, fromDrizzle, type Db as Executor, type JobResult, PgBoss } from 'pg-boss'
import type { Enqueue } from '../work/job.ts'
import type { Tools, Worker } from './job.ts'
import { jobs } from './jobs.ts'

/** The database below the queue; the queue brings its own statements and its own schema. */
export type Statements = { engine: 'embedded' | 'postgres'; run: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> }

/** A transaction of drizzle's, on either engine. */
type Transaction = { execute(query: unknown): PromiseLike<unknown> }

export type Jobs = {
  /** Asks for a job in the transaction `tx`: it runs after the commit, or not at all. An unknown name or payload is a bug. */
  enqueue: Enqueue
  /** Lets what runs finish, for half a minute at most. */
  stop: () => Promise<void>
}

type Wishes = {
  /** False in a process that only asks for jobs, such as the import of the demo. */
  work?: boolean
  /** Hears what went wrong: the job's name and its error, never the payload. */
  failed: (name: string, error: unknown) => void
}

/** Starts the queue on either database and, unless told otherwise, the workers of every job; they may ask for jobs themselves. */
export async function startJobs(connection: Statements, given: Omit<Tools, 'enqueue'>, { work = true, failed }: Wishes): Promise<Jobs> {
  const boss = new PgBoss({
    db: over(connection),
    backend: connection.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: 120,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
  })
  boss.on('error', (error) => failed('queue', error))
  try {
    await boss.start()
    for (const one of jobs) await prepare(boss, one)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {}) // its clocks would keep the process; why it could not start says more
    throw error
  }
  const enqueue: Enqueue = async (tx, { name, payload: shape }, payload, after) => {
    if (!jobs.some((one) => one.name === name)) throw new Error(`there is no job ${name}`)
    shape.parse(payload)
    await boss.send(name, payload as object, {
      db: fromDrizzle(tx as Transaction as DrizzleTransactionLike, sql),
      ...(after && { startAfter: after }),
    })
  }
  if (work) {
    const tools = { ...given, enqueue }
    for (const one of jobs) {
      await employ(boss, one, tools, failed)
      if (one.atStart) await boss.send(one.name, {})
    }
  }
  return { enqueue, stop: () => boss.stop({ graceful: true, timeout: 30_000 }) }
}

/** After so long a batch is taken for dead and done again: longer than any may run, and no longer than what a killed process had may wait. */
const EXPIRY_S = 900

/** A queue and its options; asking for any of its jobs keeps it in memory, so that `send` inside a transaction asks nothing outside it. */
async function prepare(boss: PgBoss, { name, retries, schedule }: Worker) {
  const tries = { retryLimit: retries, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 }
  const options = { ...tries, expireInSeconds: EXPIRY_S, deleteAfterSeconds: 3600 }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options) // one that an earlier version made keeps its own otherwise
  await boss.getJobById(name, randomUUID())
  if (schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' })
  else await boss.unschedule(name) // an earlier version may have had one
}

/** Takes waiting jobs by ten, does so many at once as it says, and settles each by itself: one that fails is no other's business. */
function employ(boss: PgBoss, { name, every, atOnce = 1, payload, run }: Worker, tools: Tools, failed: Wishes['failed']) {
  const one = async (id: string, data: unknown): Promise<JobResult> => {
    try {
      await run(payload.parse(data), tools, id)
      return { id, status: 'completed' }
    } catch (error) {
      failed(name, error)
      return { id, status: 'failed' }
    }
  }
  const options = { pollingIntervalSeconds: every, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const
  return boss.work(name, options, async (batch) => {
    const inTurn = pLimit(atOnce)
    return Promise.all(batch.map(({ id, data }) => inTurn(() => one(id, data))))
  })
}

/** The embedded database has one connection: a failed statement must not leave it inside its broken transaction. */
function over({ engine, run }: Statements): Executor {
  return {
    async executeSql(text, values) {
      try {
        const result = (await run(text, values)) as { rows: unknown[] } | { rows: unknown[] }[]
        return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : result
      } catch (error) {
        if (engine === 'embedded') await run('ROLLBACK').catch(() => {})
        throw error
      }
    },
  }
}
