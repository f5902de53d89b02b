import { hashPassword } from '../../server/data/passwords.ts'
import { connect } from '../../server/db/connect.ts'
import { activityAt, addUser, join } from '../setup/people.ts'
import { ACCOUNT, type Ours, RESTAURANT } from './ours.ts'
import type { Line } from './report.ts'
import { compared, inTurn, type Load, press, type PressedSide } from './requests.ts'

/** Log-ins a second, as BUDGETS #23 has it. */
const RATE = 20
/** Nobody logs in twice within this many seconds: two log-ins of one person would wait for each other. */
const SPREAD_S = 10
/** So many customers with the demo's password. */
export const PEOPLE = RATE * SPREAD_S

export const addressOf = (n: number) => `bench-log-in-${n}@example.com`

/** Enough customers of the restaurant, all with the demo's password; the server is not running meanwhile. */
export async function addPeople(ours: Ours, databaseUrl: string) {
  const connection = await connect({ databaseUrl, dataDir: ours.folder })
  const activity = await activityAt(connection.db, RESTAURANT)
  if (!activity) throw new Error('the demo is not there')
  const passwordHash = await hashPassword(ACCOUNT.password)
  const created = new Date()
  for (let n = 0; n < PEOPLE; n += 1) {
    const userId = await addUser(connection.db, { email: addressOf(n), name: 'Ada', surname: 'Neri', passwordHash, created })
    if (!userId) throw new Error(`${addressOf(n)} is there already`)
    await join(connection.db, activity, { userId, roles: ['ROLE_USER'], created })
  }
  await connection.close()
}

/** How long a log-in took, in ms; nothing where she was not let in. */
async function logIn(origin: string, username: string): Promise<number | null> {
  const began = performance.now()
  const body = JSON.stringify({ ...ACCOUNT, username })
  try {
    const answer = await fetch(`${origin}/api/login_check`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { token } = (await answer.json()) as { token?: string }
    return answer.ok && token ? performance.now() - began : null
  } catch {
    return null
  }
}

/** Does a job while so many people a second log in. @returns its answer, and how long each log-in took */
async function whileTheyLogIn<T>(origin: string, job: () => Promise<T>): Promise<{ result: T; took: (number | null)[]; rate: number }> {
  const asked: Promise<number | null>[] = []
  const began = performance.now()
  const timer = setInterval(() => {
    // As many as are due: a timer that comes late makes up for it.
    const due = ((performance.now() - began) * RATE) / 1000
    while (asked.length < due) asked.push(logIn(origin, addressOf(asked.length % PEOPLE)))
  }, 1000 / RATE)
  try {
    const result = await job()
    clearInterval(timer)
    const seconds = (performance.now() - began) / 1000
    return { result, took: await Promise.all(asked), rate: asked.length / seconds }
  } finally {
    clearInterval(timer)
  }
}

/** BUDGETS #23: a card read while others log in, beside the bare server and beside itself without them. */
export async function logInLines(engine: string, card: PressedSide, bare: PressedSide): Promise<Line[]> {
  const of = ({ running, url, headers }: PressedSide) => press(running, url, headers)
  const logIns: (number | null)[] = []
  const floors: Load[] = []
  const busy = async () => {
    floors.push(await of(bare))
    const { result, took, rate } = await whileTheyLogIn(new URL(card.url).origin, () => of(card))
    logIns.push(...took)
    const refused = took.filter((ms) => ms === null).length
    if (refused === 0 && rate > RATE * 0.95) return result
    console.log(`  ${refused} of ${took.length} log-ins refused, ${rate.toFixed(1)} a second, ${engine}`)
    return { perSecond: null, p95: null, p99: null, cpuUs: null }
  }
  const pairs = await inTurn(busy, () => of(card))
  const besideBare = pairs.map(({ ours }, round) => ({ ours, floor: floors[round] ?? ours }))
  const what = `read by key while ${RATE} a second log in`
  const all = logIns.filter((ms) => ms !== null).sort((a, b) => a - b)
  return [
    { number: 23, what: `${what}, p99 beside bare, ${engine}`, unit: 'ms', ...compared(besideBare, 'p99'), target: 2, limit: 3 },
    { number: 23, what: `${what}, p99 beside without, ${engine}`, unit: 'ms', ...compared(pairs, 'p99'), target: 2, limit: 3 },
    { number: 23, what: `${what}, p95 beside without, ${engine}`, unit: 'ms', ...compared(pairs, 'p95'), target: 2, limit: 3 },
    {
      number: 23,
      what: `a log-in meanwhile, p95, ${engine}`,
      unit: 'ms',
      ours: all.length < logIns.length ? null : all[Math.floor(all.length * 0.95)],
    },
  ]
}
