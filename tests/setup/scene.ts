import { randomInt, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { accountBy } from '../../server/data/account/rows.ts'
import { open } from '../../server/data/auth/auth.ts'
import type { Connection } from '../../server/db/connect.ts'
import { activities, activityLanguages } from '../../server/db/schema/activities.ts'
import { publicUrlOf, readSettings } from '../../server/env.ts'
import type { Enqueue } from '../../server/work/job.ts'
import type { App, Deps } from '../../server/http/deps.ts'
import { accessToken } from '../../server/http/session.ts'
import { openStreams } from '../../server/http/streams.ts'
import type { ImageStore } from '../../server/images/port.ts'
import type { PaymentPorts } from '../../server/payments/port.ts'
import { openWallets } from '../../server/wallets/adapter.ts'
import type { Ground } from '../../server/work/handle.ts'
import { openScope } from '../../server/work/scope.ts'
import { works } from '../../server/work/works.ts'
import { asUserName } from '#rules/email.ts'
import { isRefusal } from '#rules/refusal.ts'
import { DIST } from './page.ts'
import { addUser, join } from './people.ts'

export const PASSWORD = 'Tessera-prova-2026'
/** Argon2id of PASSWORD, made with the least of work: thousands of log-ins of the tests would take a minute. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$SsQmOqNMXV/MoLX7LpeCxA$Se7o7/Trg1Hj3G7NolC34vdK8EI95FHhezzSSwdxf6I'

const nothing = async () => undefined
const noImages: ImageStore = { put: async () => {}, get: nothing, has: async () => false, film: nothing }

/** A clock that stands still until it is moved. */
export function stillClock(start = new Date()) {
  let now = start.getTime()
  const clock = () => new Date(now)
  return Object.assign(clock, { pass: (seconds: number) => void (now += seconds * 1000) })
}

/** What a Work stands on in a transaction that somebody else has opened, or in none. */
export const groundOver = (tx: Connection['db'], now: () => Date = stillClock()): Ground => ({
  tx,
  now,
  enqueue: async () => {},
  forget: () => {},
})

export type Job = { name: string; payload: object }

/** The application over a database, its jobs written down instead of run. */
export function appOver(connection: Connection, environment: Record<string, string> = {}, level = 'silent', payments: PaymentPorts = {}) {
  const clock = stillClock()
  const jobs: Job[] = []
  const logged: string[] = []
  const log = pino({ level, base: null }, { write: (line: string) => void logged.push(line) })
  const enqueue: Enqueue = async (_, { name }, payload) => void jobs.push({ name, payload: payload as object })
  const settings = readSettings(environment)
  const streams = openStreams({ hear: connection.hear, clock })
  const wallets = openWallets(settings.wallets, { images: noImages, clock, publicUrl: publicUrlOf(settings) })
  const app = createApp({
    connection,
    clock,
    settings,
    ports: { images: noImages, payments: { providers: payments }, wallets, enqueue, streams, log },
    dist: DIST,
  })
  entrances.set(app, { works: works(connection.db, clock, enqueue), clock })
  return { app, clock, jobs, logged, streams, connection, settings, wallets, enqueue }
}
/** Where a session of an application over a database is opened. */
const entrances = new WeakMap<App, Pick<Deps, 'works' | 'clock'>>()
export type Stage = ReturnType<typeof appOver>

/** A fresh activity, published, with its languages. */
export async function freshActivity({ db }: Connection, fields: Partial<typeof activities.$inferInsert> = {}) {
  const id = randomUUID()
  const [activity] = await db
    .insert(activities)
    .values({
      id,
      permalink: `prova-${id.slice(0, 8)}`,
      name: `Prova ${id.slice(0, 4)}`,
      shortName: 'Prova',
      color: '#14594a',
      colorText: '#ffffff',
      logo: 'a'.repeat(32),
      cashBackType: 'EP',
      zone: 'Europe/Rome',
      countries: [],
      cardType: 'L',
      codeType: 'EAN13',
      configuration: {},
      ...fields,
    })
    .returning()
  if (!activity) throw new Error('no activity')
  await db.insert(activityLanguages).values(['it', 'de'].map((code, sort) => ({ activityId: id, code, sort })))
  return activity
}

type Activity = Awaited<ReturnType<typeof freshActivity>>

/** A fresh person, a member of these activities. */
export async function freshPerson({ db }: Connection, joined: Activity[] = [], roles = ['ROLE_USER']) {
  const email = `${randomUUID()}@example.com`
  const id = await addUser(db, { email, name: 'Giulia', surname: 'Bianchi', passwordHash: PASSWORD_HASH, created: new Date() })
  if (!id) throw new Error('no user')
  for (const activity of joined) await join(db, activity, { userId: id, roles, created: new Date() })
  return { id, email }
}

const anywhere = () => `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`
let here = anywhere()
/** Gives the next test file an address of its own: failures are counted against it. */
export const moveElsewhere = () => void (here = anywhere())

/** A user name that nobody has. */
export const nobody = () => `${randomUUID()}@example.com`

export type Answer = { status: number; body: Record<string, unknown> & { data?: unknown }; headers: Headers }

/** Sends one request to the application and reads its JSON. */
export async function ask(app: App, line: string, { body, token, headers = {}, address = here }: Ask = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const init: RequestInit = {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
  }
  const response = await app.request(path, init, { incoming: { socket: { remoteAddress: address } } })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : { text } }
}
type Ask = { body?: unknown; token?: string | undefined; headers?: Record<string, string>; address?: string }

type Tokens = { token: string; refresh_token: string }

/** A session of somebody who has the password of all: thousands are opened here, and to weigh and count each log-in takes twice the time. */
async function opened(entrance: Pick<Deps, 'works' | 'clock'>, email: string): Promise<Tokens | undefined> {
  const steps = entrance.works.steps(openScope())
  const account = await steps.reads((w) => accountBy(w, { username: asUserName(email) }))
  if (account?.passwordHash !== PASSWORD_HASH) return undefined
  const tokens = await open(account, { steps, sign: (who, family) => accessToken(entrance, who, family) })
  return isRefusal(tokens) ? undefined : tokens
}

/** Logs somebody in, as a page does. */
export async function logIn(app: App, { email }: { email: string }): Promise<Tokens> {
  const { status, body } = await ask(app, 'POST /api/login_check', { body: { username: email, password: PASSWORD } })
  if (status !== 200) throw new Error(`log-in answered ${status}`)
  return body as never
}

/** The tokens of a log-in, for who looks at something else. */
export async function tokensOf(app: App, person: { email: string }): Promise<Tokens> {
  const entrance = entrances.get(app)
  return (entrance && (await opened(entrance, person.email))) ?? logIn(app, person)
}
