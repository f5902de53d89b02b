import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Hono } from 'hono'
import pLimit from 'p-limit'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { connect } from '../../server/db/connect.ts'
import type { Tools } from '../../server/jobs/job.ts'
import { startJobs } from '../../server/jobs/queue.ts'
import { appOver } from '../setup/scene.ts'
import { freshShop } from '../setup/shopper.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'
import { compared, inTurn, type Load } from './requests.ts'

const CONNECTIONS = 20
const ORDERS = 400
const GOODS = ['Camicia', 'Pantaloni', 'Cintura'].map((name) => ({ name, price: 2000, onHand: 1_000_000 }))

type Run = (text: string, values?: unknown[]) => Promise<unknown>
type Bare = { run: Run; inTransaction: (job: (run: Run) => Promise<unknown>) => Promise<unknown>; close: () => Promise<unknown> }

function barePostgres(url: string): Bare {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return {
    run: (text, values) => pool.query(text, values),
    close: () => pool.end(),
    inTransaction: async (job) => {
      const client = await pool.connect()
      await client.query('begin')
      await job((text, values) => client.query(text, values))
      await client.query('commit')
      client.release()
    },
  }
}

function bareEmbedded(folder: string): Bare {
  const lite = new PGlite(folder)
  const run: Run = (text, values) => lite.query(text, values)
  return { run, close: () => lite.close(), inTransaction: (job) => lite.transaction((tx) => job((text, values) => tx.query(text, values))) }
}

const TABLES = [
  'create table if not exists bare_locks (activity_id text, name text, taken timestamptz, primary key (activity_id, name))',
  'create table if not exists bare_balances (activity_id text, user_id text, balance bigint, primary key (activity_id, user_id))',
  'create table if not exists bare_orders (activity_id text, id text, user_id text, total bigint, created timestamptz, primary key (activity_id, id))',
  `create table if not exists bare_lines (activity_id text, id text, order_id text, name text, price bigint, quantity int, primary key (activity_id, id),
    foreign key (activity_id, order_id) references bare_orders)`,
  `insert into bare_balances select 'a', 'u' || n, 1000000 from generate_series(0, ${ORDERS}) n`,
]

/** The least that an order is: the lock that everybody takes who orders here, the order, three lines and the balance, in one transaction. */
async function floorOver(bare: Bare) {
  for (const table of TABLES) await bare.run(table)
  const app = new Hono()
  app.post('/orders', async (c) => {
    const { userId } = (await c.req.json()) as { userId: string }
    const id = crypto.randomUUID()
    await bare.inTransaction(async (run) => {
      await run(`insert into bare_locks values ('a', 'orders', now()) on conflict (activity_id, name) do update set taken = now()`)
      await run(`insert into bare_orders values ('a', $1, $2, 5500, now())`, [id, userId])
      for (const { name, price } of GOODS)
        await run(`insert into bare_lines values ('a', $1, $2, $3, $4, 1)`, [crypto.randomUUID(), id, name, price])
      await run(`update bare_balances set balance = balance - 500 where activity_id = 'a' and user_id = $1 and balance >= 500`, [userId])
    })
    return c.json({ data: { id } })
  })
  const order = (n: number) => app.request('/orders', { method: 'POST', body: JSON.stringify({ userId: `u${n}` }) })
  return () => pressed((n) => order(n))
}

/** Our application with the queue of its jobs, which nobody works at. */
async function oursOver(databaseUrl: string, dataDir: string) {
  const connection = await connect({ databaseUrl, dataDir })
  const jobs = await startJobs(connection, {} as Omit<Tools, 'enqueue'>, { work: false, failed: (_, error) => console.error(error) })
  const plain = appOver(connection)
  const { clock, settings, streams, wallets } = plain
  const images = { put: async () => {}, get: async () => undefined, has: async () => false, film: async () => undefined }
  const log = pino({ level: 'silent' })
  const app = createApp({
    connection,
    clock,
    settings,
    ports: { images, payments: { providers: {} }, wallets, enqueue: jobs.enqueue, streams, log },
  })
  const shop = await freshShop({ ...plain, app }, GOODS)
  const wish = { checkCreditUse: true, usedCreditValue: '-5.00', totalPrice: '55.00' }
  return {
    run: async () => {
      const buyers = await shop.crowd(ORDERS, 500)
      for (const her of buyers) await her.call(`GET /api/app/itemcarts/activity/${her.activityId}`) // whose membership is known from here on
      return pressed((n) => buyers[n]?.order(wish, 'tap') ?? Promise.reject(new Error('nobody')))
    },
    close: async () => {
      await jobs.stop()
      await connection.close()
    },
  }
}

/** So many orders on so many connections: how many a second, how long each took, and processor time in µs. */
async function pressed(order: (n: number) => Promise<{ status: number }> | { status: number }): Promise<Load> {
  const inLane = pLimit(CONNECTIONS)
  const times: number[] = []
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const one = async (n: number) => {
    const start = performance.now()
    if ((await order(n)).status !== 200) throw new Error('an order was refused')
    times.push(performance.now() - start)
  }
  await Promise.all(Array.from({ length: ORDERS }, (_, n) => inLane(() => one(n))))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? null
  return { perSecond: ORDERS / seconds, p95: quantile(0.95), p99: quantile(0.99), cpuUs: (user + system) / ORDERS }
}

/** BUDGETS #22: an order through the application beside the least that one is, both in this process, so that no network is in between. */
export async function* orderLines(postgres: Postgres): Lines {
  for (const engine of ['PostgreSQL', 'embedded']) {
    const folders = [mkdtempSync(join(tmpdir(), 'tessera-bench-')), mkdtempSync(join(tmpdir(), 'tessera-bench-'))] as const
    const isEmbedded = engine === 'embedded'
    const url = async (name: string) => (isEmbedded ? '' : postgres.create(name, { silent: true }))
    const bare = isEmbedded ? bareEmbedded(folders[0]) : barePostgres(await url('bare_orders'))
    const floor = await floorOver(bare)
    const ours = await oursOver(await url('orders'), folders[1])
    await ours.run() // what is compiled at the first time
    await floor()
    const pairs = await inTurn(ours.run, floor)
    yield { number: 22, what: `an order, ${engine}`, unit: '/s', ...compared(pairs, 'perSecond'), target: 0.8, limit: 0.7, atLeast: true }
    yield { number: 22, what: `an order, CPU, ${engine}`, unit: 'µs', ...compared(pairs, 'cpuUs') }
    yield { number: 23, what: `an order, p99, ${engine}`, unit: 'ms', ...compared(pairs, 'p99'), target: 2, limit: 3 }
    await ours.close()
    await bare.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
