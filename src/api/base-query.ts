import { type BaseQueryFn, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import type { Tokens } from '#contract/auth.ts'
import { WireError } from '#contract/errors.ts'
import type { Call } from '#contract/wire.ts'
import { isDefinite, isJson } from '#rules/answers.ts'
import { KEPT_HEADER, PATIENCE } from '#rules/offline.ts'
import { clockHeard } from '../state/clock.ts'
import { answered, asked } from '../state/connection.ts'
import { flushSession, storedSession } from '../state/persist.ts'
import { ended, exchanged, type Session } from '../state/session.ts'
import { base } from './base.ts'
import { keepCopy, lookUp, userOf } from './keeper.ts'
import { onceKey, type ShownIn } from './once-key.ts'
import { place } from './place.ts'
import { readFile } from './read-file.ts'
import { renewOnce } from './renew.ts'
import { counting, noting, notingIf, untilNotOvertaken } from './writes.ts'

/** `wish`: what tells a wish that must count once from another that looks the same. */
export type Ask = { call: Call; input: Record<string, unknown>; wish?: string }
/**
 * Every failure has this shape. Status 0: the server was not reached, for want of a network (`offline`) or because nobody
 * answers in its name (`unreached`). `isUnsure`: it may have done it all the same, and a repetition counts once. `wait`: seconds
 * until it is worth another try.
 */
export type Failure = {
  status: number
  code: string
  message: string
  errors?: { path: string; message: string }[]
  data?: unknown
  isUnsure?: boolean
  wait?: number
}
/** What an endpoint says of itself, as its `extraOptions`. */
export type Extra = {
  /** Nothing on the screen says how it went, so a failure is told in a message. */
  tells?: 'top'
  /** The queries that a write makes old, by name; without them all that is kept of its activity. */
  outdates?: readonly string[]
  /** Of a write that mostly asks, again and again: does its answer to this say that something has changed? If not, nothing is old. */
  changes?: (answer: unknown, input: Record<string, unknown>) => boolean
  /** Of a wish that must count once: where she sees what became of it. */
  shownIn?: ShownIn
  /** Where the answer is kept, if it is: by the keeper, or with what must be there before React. Without it the call says whether the keeper does. */
  keptBy?: 'keeper' | 'snapshot'
  /** Its answer is as long as a file, and has a file's time to arrive. */
  isLarge?: boolean
}
/** When the server gave the answer: now, or when the copy that the worker answered with was fetched. */
export type Meta = Extra & { at: string }

type Api = Parameters<BaseQueryFn>[1]
const sessionOf = (api: Pick<Api, 'getState'>) => (api.getState() as { session: Session }).session

/** So long a call waits for its answer, in milliseconds: the server itself gives up sooner. What it draws or gathers takes longer. */
const LIMIT = { call: 30_000, file: 120_000 }

const send = fetchBaseQuery({
  // The browser's own cache knows no customers, and no logout: what is kept, the worker keeps.
  cache: 'no-store',
  baseUrl: base || globalThis.location?.origin,
  prepareHeaders: (headers, api) => {
    const { token } = sessionOf(api)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    headers.set('Accept-Language', document.documentElement.lang)
  },
})

type Sent = Awaited<ReturnType<typeof send>>

/** What the server said, if only by a status; a page in its place (a maintenance, a firewall, a hotel) is nobody's answer, nor is what breaks off. */
function answerOf({ meta, error }: Sent, { file }: Call): Response | undefined {
  if (error?.status === 'PARSING_ERROR') return undefined
  const type = meta?.response?.headers.get('content-type') ?? null
  return type === null || type === file || isJson(type) ? meta?.response : undefined
}

const doorOf = (api: Pick<Api, 'getState' | 'dispatch'>) => ({
  session: () => sessionOf(api),
  stored: storedSession,
  exchange: async (of: string, tokens: Tokens) => {
    api.dispatch(exchanged({ of, tokens }))
    if (sessionOf(api).token !== tokens.token) return false
    await flushSession()
    return sessionOf(api).token === tokens.token
  },
})

/** Renews the session before its time: what the token says of its bearer has changed. */
export async function renewed(api: Pick<Api, 'getState' | 'dispatch'>): Promise<void> {
  const { token } = sessionOf(api)
  if (token) await renewOnce(token, doorOf(api))
}

/** What is to go is gone, whoever took it: the answer to a try before may have been lost, and browsers try again by themselves. */
const isGone = ({ method, answer }: Call, code: string | undefined) =>
  method === 'DELETE' && code === 'not_found' && answer.safeParse({}).success

type Answer = { data: unknown; error?: undefined; meta: Meta } | { data?: undefined; error: Failure; meta: Meta }

/** Places, sends, and renews the session once on 401. */
async function exchange({ call, input, wish: about }: Ask, api: Api, extra: Extra): Promise<Answer> {
  const { token } = sessionOf(api)
  const placed = place(call, input)
  const wish = call.once && (await onceKey({ call, input, wish: about, shownIn: extra.shownIn }))
  const headers = {
    ...placed.headers,
    ...(placed.body && { 'Content-Type': 'application/json' }),
    ...(wish && { 'Idempotency-Key': wish.key }),
  }
  // An app that is put away may be gone before the server has it: the browser sends this all the same, as long as it is small.
  const keepalive = document.hidden && api.type === 'mutation' && (placed.body?.length ?? 0) < 10_000
  const timeout = call.file || extra.isLarge ? LIMIT.file : LIMIT.call
  const args = { ...placed, headers, keepalive, timeout, ...(call.file && { responseHandler: readFile }) }
  const began = performance.now()
  api.dispatch(asked())
  let result = await send(args, api, {})
  /** The server did nothing for want of a session, and the network kept her from a new one: no answer to what she asked. */
  let isKeptOut = false
  if (result.error?.status === 401 && token && call.scope !== 'open') {
    const renewal = await renewOnce(token, doorOf(api))
    if (renewal === 'renewed') result = await send(args, api, {})
    isKeptOut = renewal === 'offline'
    if (renewal === 'refused' && sessionOf(api).token === token) api.dispatch(ended('expired'))
  }
  const response = isKeptOut ? undefined : answerOf(result, call)
  const kept = response?.headers.get(KEPT_HEADER)
  api.dispatch(answered({ reached: Boolean(response) && !kept, silent: Boolean(kept) && performance.now() - began >= PATIENCE }))
  if (response && !kept) clockHeard(response.headers.get('date'))
  const meta = { ...extra, at: kept ?? new Date().toISOString() }
  const mayBeDone = Boolean(wish || call.repeats) && !isKeptOut
  const isUnsure = mayBeDone && (!response || !isDefinite(response.status, response.headers.get('content-type')))
  if (!isUnsure && !isKeptOut) wish?.settle()
  if (!response) return { error: { status: 0, code: navigator.onLine ? 'unreached' : 'offline', message: '', isUnsure }, meta }
  if (result.error) {
    const said = WireError.safeParse(result.error.data)
    if (isGone(call, said.data?.code)) return { data: {}, meta }
    const words = said.success ? said.data : { code: 'unreadable', message: '' }
    const wait = Number(response.headers.get('retry-after')) || undefined
    return { error: { status: response.status, ...words, isUnsure, wait } as Failure, meta }
  }
  const answer = call.answer.safeParse(result.data)
  if (!answer.success) return { error: { status: response.status, code: 'unreadable', message: '' }, meta }
  return { data: answer.data, meta }
}

const activityOf = ({ call, input }: Ask) => String(input[call.selector ?? 'activityId'] ?? '')

/** Asks beside what the device kept, until no write of hers is newer than the answer; the newest page of a list is kept. */
async function exchangeKept(ask: Ask, api: Api, extra: Extra): Promise<Answer> {
  const user = userOf(api)
  const isKept = extra.keptBy !== 'snapshot' && api.queryCacheKey !== undefined && (ask.input.page ?? 1) === 1
  const place = isKept && user !== undefined ? { user, key: api.queryCacheKey ?? '' } : undefined
  const lookedUp = place && lookUp(place, ask.call, api)
  const answer = await untilNotOvertaken(activityOf(ask), api.endpoint, () => exchange(ask, api, extra))
  // In the place of a failure the copy shows: it is there first.
  if (answer.error) await lookedUp
  else if (place) void lookedUp?.then(() => keepCopy(place, { data: answer.data, at: answer.meta.at }, api))
  return answer
}

/** The one way out: place, token, language; one renewal on 401; every failure in one shape. SEMANTICS 1, 2. */
export const baseQuery: BaseQueryFn<Ask, unknown, Failure, Extra, Meta> = async (ask, api, extra) => {
  const options: Extra = extra ?? {}
  if (api.type === 'query' && (ask.call.keep || options.keptBy)) return exchangeKept(ask, api, options)
  if (api.type === 'query') return untilNotOvertaken(activityOf(ask), api.endpoint, () => exchange(ask, api, options))
  const about = { activityId: activityOf(ask), queries: options.outdates, isStillIn: () => userOf(api) !== undefined }
  const write = () => exchange(ask, api, options)
  const { changes } = options
  if (changes) return notingIf(about, ({ data }) => data !== undefined && changes(data, ask.input), write)
  return ask.call.scope === 'activity' ? noting(about, write) : counting(about, write)
}

/** Reads an endpoint's types off its Call. */
export const ask = <I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>) => ({
  query: (input: z.input<I>): Ask => ({ call, input: input as Record<string, unknown> }),
  transformResponse: (answer: unknown) => answer as z.output<O>,
})

/** The same of a call that must count once, of a wish that says itself what tells it from another: its key is as old as that. */
export const askOnce = <I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>) => ({
  ...ask(call),
  query: ({ wish, ...input }: z.input<I> & { wish: string }): Ask => ({ call, input, wish }),
})
