import { type BaseQueryFn, type FetchBaseQueryMeta, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import type { Tokens } from '#contract/auth.ts'
import { WireError } from '#contract/errors.ts'
import type { Call } from '#contract/wire.ts'
import { isDefinite, isJson } from '#rules/answers.ts'
import { KEPT_HEADER, PATIENCE } from '#rules/offline.ts'
import { answered, asked } from '../state/connection.ts'
import { flushSession, storedSession } from '../state/persist.ts'
import { authenticated, ended, type Session } from '../state/session.ts'
import { base } from './base.ts'
import { onceKey } from './once-key.ts'
import { place } from './place.ts'
import { renewOnce } from './renew.ts'

export type Ask = { call: Call; input: Record<string, unknown> }
/** Every failure has this shape. Status 0 is "the server was not reached". `isUnsure`: it may have done it all the same, and a repetition counts once. */
export type Failure = {
  status: number
  code: string
  message: string
  errors?: { path: string; message: string }[]
  data?: unknown
  isUnsure?: boolean
}
/** `top`: nothing on the screen says how it went, so a failure is told in a message. Set by an endpoint as its `extraOptions`. */
export type Telling = { tells?: 'top' }
/** When the server gave the answer: now, or when the copy that the worker answered with was fetched. */
export type Meta = Telling & { at: string }

type Api = Parameters<BaseQueryFn>[1]
const sessionOf = (api: Pick<Api, 'getState'>) => (api.getState() as { session: Session }).session

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

/** What the server said, or a gateway whose server fails; a page in its place (a firewall, a hotel) is nobody's answer. */
function answerOf(meta: FetchBaseQueryMeta | undefined): Response | undefined {
  const response = meta?.response
  if (!response) return undefined
  return response.status >= 500 || isJson(response.headers.get('content-type')) ? response : undefined
}

const doorOf = (api: Pick<Api, 'getState' | 'dispatch'>) => ({
  session: () => sessionOf(api),
  stored: storedSession,
  write: async (tokens: Tokens) => {
    api.dispatch(authenticated(tokens))
    await flushSession()
  },
})

/** Renews the session before its time: what the token says of its bearer has changed. */
export async function renewed(api: Pick<Api, 'getState' | 'dispatch'>): Promise<void> {
  const { token } = sessionOf(api)
  if (token) await renewOnce(token, doorOf(api))
}

/** The one way out: place, token, language; one renewal on 401; every failure in one shape. SEMANTICS 1, 2. */
export const baseQuery: BaseQueryFn<Ask, unknown, Failure, Telling, Meta> = async ({ call, input }, api, telling) => {
  const { token } = sessionOf(api)
  const placed = place(call, input)
  const wish = call.once && (await onceKey({ call, input }))
  const headers = {
    ...placed.headers,
    ...(placed.body && { 'Content-Type': 'application/json' }),
    ...(wish && { 'Idempotency-Key': wish.key }),
  }
  const args = { ...placed, headers }
  const began = performance.now()
  api.dispatch(asked())
  let result = await send(args, api, {})
  if (result.error?.status === 401 && token && call.scope !== 'open') {
    const renewal = await renewOnce(token, doorOf(api))
    if (renewal === 'renewed') result = await send(args, api, {})
    if (renewal === 'refused') api.dispatch(ended('here'))
  }
  const response = answerOf(result.meta)
  const kept = response?.headers.get(KEPT_HEADER)
  api.dispatch(answered({ reached: Boolean(response) && !kept, silent: Boolean(kept) && performance.now() - began >= PATIENCE }))
  const meta = { ...telling, at: kept ?? new Date().toISOString() }
  const isUnsure = wish ? !response || !isDefinite(response.status, response.headers.get('content-type')) : false
  if (!isUnsure) wish?.settle()
  if (!response) return { error: { status: 0, code: 'offline', message: '', isUnsure }, meta }
  if (result.error) {
    const said = WireError.safeParse(result.error.data)
    const words = said.success ? said.data : { code: 'unreadable', message: '' }
    return { error: { status: response.status, ...words, isUnsure } as Failure, meta }
  }
  const answer = call.answer.safeParse(result.data)
  if (!answer.success) return { error: { status: response.status, code: 'unreadable', message: '' }, meta }
  return { data: answer.data, meta }
}

/** Reads an endpoint's types off its Call. */
export const ask = <I extends z.ZodMiniType, O extends z.ZodMiniType>(call: Call<I, O>) => ({
  query: (input: z.input<I>): Ask => ({ call, input: input as Record<string, unknown> }),
  transformResponse: (answer: unknown) => answer as z.output<O>,
})
