import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { Call } from '#contract/wire.ts'
import type { Running } from '../process.ts'
import { lineOf, request } from '../setup/request.ts'
import { addCustomers } from './growth.ts'
import { freePort } from '../setup/postgres.ts'
import { ACCOUNT, Ours } from './ours.ts'
import { median } from './page/pairs.ts'
import type { Postgres } from './postgres.ts'
import type { Line, Lines } from './report.ts'

/** As many as the smallest has, and the others over it. */
const FEWEST = 20
const TIMES = [1, 10, 100]
const ROUNDS = 5
/** So much processor time each round, in requests: a short call is asked more often than a long one. */
const ROUND_MS = 150
const REQUESTS = { least: 10, most: 100 }
const AT_ONCE = 4
const ADMIN = 'admin@example.com'

/** What these calls name beside the activity: of the demo's customer, the first that she has. */
const NAMED: Record<string, { name: string; sql: string }> = {
  'GET /api/counter/coupons': { name: 'code', sql: 'select code as named from coupon_customers' },
  'GET /api/counter/packs': { name: 'customerId', sql: 'select user_id as named from pack_customers' },
  'GET /api/counter/prizes': { name: 'code', sql: 'select code as named from scratch_customers' },
  'GET /api/counter/till/codes': { name: 'code', sql: 'select code as named from cards' },
}

/** Sums of all that customers did are as long as that: told apart, with no limit. */
const SUMS = ['GET /api/counter/figures']

/** Every call that reads, and whose path names nothing but the activity. */
async function reads(): Promise<Call[]> {
  const nouns = readdirSync('contract').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const all: Call[] = []
  for (const noun of nouns) {
    const { calls = {} } = (await import(`../../contract/${noun}`)) as { calls?: Record<string, Call> }
    all.push(...Object.values(calls))
  }
  const isPlain = ({ path, selector }: Call) =>
    [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => name === 'activityId' || name === selector)
  return all.filter((call) => call.method === 'GET' && !call.writes && isPlain(call))
}

/** Processor time of a process in ms, all its threads together, to the nanosecond. */
function cpuOf(pid: number): number {
  try {
    const ran = readdirSync(`/proc/${pid}/task`).map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    )
    return ran.reduce((sum, ns) => sum + ns, 0) / 1e6
  } catch {
    return 0 // it has just ended
  }
}

/** A server of ours with so many customers, and what its processes and its database's have used. */
class Grown {
  readonly #ours: Ours
  readonly #url: string
  readonly #count: number
  readonly #watch: pg.Client
  #running: Running | undefined
  #activityId = ''
  #named: Record<string, Record<string, string>> = {}
  #headers: { customer: Record<string, string>; admin: Record<string, string> } = { customer: {}, admin: {} }

  constructor(port: number, databaseUrl: string, count: number) {
    this.#ours = new Ours(port, databaseUrl)
    this.#url = databaseUrl
    this.#count = count
    this.#watch = new pg.Client({ connectionString: databaseUrl })
  }

  async open() {
    await (await this.#ours.firstStart()).stop()
    await addCustomers(this.#url, this.#count)
    await this.#watch.connect()
    this.#running = await this.#ours.start()
    await this.#running.untilIdle()
    const { activityId, headers } = await this.#ours.signIn()
    this.#activityId = activityId
    this.#headers = { customer: headers, admin: (await this.#ours.signIn(ADMIN)).headers }
    for (const [line, { name, sql }] of Object.entries(NAMED)) {
      const hers = `(select id from users where username = $2)`
      const { rows } = await this.#watch.query<{ named: string | null }>(
        `select named from (${sql} where activity_id = $1 and user_id = ${hers}) found where named is not null limit 1`,
        [activityId, ACCOUNT.username],
      )
      this.#named[line] = { [name]: rows[0]?.named ?? '' }
    }
  }

  /** Milliseconds of processor time per request; nothing where one was refused. */
  async costOf(call: Call): Promise<number | null> {
    const url = this.#ours.url + request(call, this.#activityId, this.#named[lineOf(call)]).replace('GET ', '')
    const headers = call.needs ? this.#headers.admin : this.#headers.customer
    const ask = async (times: number) => {
      let left = times
      let isRefused = false
      const one = async () => {
        while (left-- > 0) {
          const answer = await fetch(url, { headers })
          await answer.arrayBuffer()
          isRefused ||= !answer.ok
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, one))
      return !isRefused
    }
    const { rows } = await this.#watch.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')
    const used = () => [this.#running?.pid ?? 0, ...rows.map(({ pid }) => pid)].reduce((sum, pid) => sum + cpuOf(pid), 0)
    const cost = async (times: number) => {
      const before = used()
      return (await ask(times)) ? (used() - before) / times : null
    }
    const first = await cost(REQUESTS.least)
    if (first === null) return null
    return cost(Math.min(REQUESTS.most, Math.max(REQUESTS.least, Math.ceil(ROUND_MS / first))))
  }

  async close() {
    await this.#watch.end().catch(() => {})
    await this.#running?.stop()
    this.#ours.remove()
  }
}

const ALLOWED: Record<number, { target: number; limit: number }> = { 10: { target: 1.05, limit: 1.1 }, 100: { target: 1.1, limit: 1.3 } }

type Growth = { what: string; costs: (number | null)[] }

/** What a call costs each, in turn (smallest first, largest first, ...), so that what else the machine does meets all of them. */
async function growthOf(call: Call, sizes: Grown[]): Promise<Growth> {
  const rounds: (number | null)[][] = sizes.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = sizes.map((size, at) => ({ size, costs: rounds[at] ?? [] }))
    for (const { size, costs } of round % 2 ? turns.reverse() : turns) costs.push(await size.costOf(call))
  }
  const costs = rounds.map((figures) => median(figures))
  console.log(`  ${lineOf(call)}: ${costs.map((ms) => (ms === null ? 'refused' : `${Math.round(ms * 1000)} µs`)).join(', ')}`)
  return { what: lineOf(call), costs }
}

/** BUDGETS #25, on PostgreSQL: what a call costs the server and its database with ten and a hundred times the customers. */
export async function* growthLines(postgres: Postgres): Lines {
  const sizes = await Promise.all(
    TIMES.map(async (times) => new Grown(await freePort(), await postgres.create(`growth_${times}`, { silent: true }), FEWEST * times)),
  )
  try {
    for (const size of sizes) await size.open()
    const all: Growth[] = []
    for (const call of await reads()) all.push(await growthOf(call, sizes))
    const [sums, others] = [all.filter(({ what }) => SUMS.includes(what)), all.filter(({ what }) => !SUMS.includes(what))]
    yield* TIMES.slice(1).map((times, at) => ({ ...worstOf(others, times, at + 1), ...ALLOWED[times] }))
    yield* TIMES.slice(1).map((times, at) => worstOf(sums, times, at + 1))
  } finally {
    for (const size of sizes) await size.close()
  }
}

/** The call that grew most. */
function worstOf(all: Growth[], times: number, at: number): Line {
  const grown = all.map(({ what, costs: [few = null, ...more] }) => {
    const ours = more[at - 1] ?? null
    return { what, ours, few, ratio: ours !== null && few ? ours / few : null }
  })
  const worst =
    grown.find(({ ratio }) => ratio === null) ?? grown.reduce((most, one) => (Number(one.ratio) > Number(most.ratio) ? one : most))
  return {
    number: 25,
    what: `customers ${times}x, ${all.length > 1 ? `of ${all.length} calls the one that grew most, ` : ''}${worst.what}`,
    unit: 'ms',
    ours: worst.ours,
    floor: worst.few,
    ratio: worst.ratio,
  }
}
