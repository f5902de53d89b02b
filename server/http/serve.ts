import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { parse } from 'zod/v4/core'
import type { LanguageCode } from '#contract/languages.ts'
import type { Call } from '#contract/wire.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { customerScope, ownScope } from '../work/scope.ts'
import { compiled } from './compiled.ts'
import type { App, Deps, Variables } from './deps.ts'
import { malformed, refused } from './failure.ts'
import { gather } from './gather.ts'
import { rations } from './limits.ts'
import { rationed } from './rationed.ts'
import { checkMarks, nameOf } from './marks.ts'
import { type Asked, type Opened, opening } from './opening.ts'
import { sent } from './sent.ts'
import type { Sessions } from './session.ts'
import { together } from './together.ts'

/** What the routes are written on, and the calls served so far. */
export type Server = { app: App; deps: Deps; sessions: Sessions; calls: Call[] }
/** What an answer may depend on besides input and rows. `origin`: where the app runs that asks; `family`: its log-in. */
export type Ask = { language: LanguageCode; address: string; origin: () => string; family: string | undefined }
type Ctx = Context<{ Variables: Variables }>

/** What answers a call: `w` is what its marks say. */
type Handler<C extends Call> = (input: z.output<C['input']>, w: Opened<C>, ask: Ask) => Promise<z.input<C['answer']> | Refusal>

/**
 * Serves a call as its marks say: whose rows it sees, what it takes, whether it is done once, how often it may be asked. The
 * input is checked, then who asks; the answer is parsed before its transaction is committed, so that what the contract does
 * not name cannot leave, and what cannot leave was not done. A call whose marks are not all honoured throws at the start.
 */
export function serve<C extends Call>(server: Server, call: C, handler: Handler<C>) {
  checkMarks(call)
  server.calls.push(call)
  const answer = compiled(call.answer)
  const open = opening(server, call)

  const make = (asked: Asked, ask: Ask) =>
    open(asked, async (w) => {
      const result = await handler(asked.input as z.output<C['input']>, w as Opened<C>, ask)
      return isRefusal(result) ? result : parse(answer, result)
    })
  const perform = call.shared ? together(({ input }: Asked, { language }: Ask) => JSON.stringify([language, input]), make) : make

  server.app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    if (call.writes && c.req.raw.method === 'HEAD') return onlyGet(c)
    const bearer = call.scope === 'open' ? undefined : await server.sessions.bearerOf(c)
    if (call.scope !== 'open' && !bearer) return refused(c, refuse('unauthenticated'))
    const read = await inputOf(c, call)
    if (isRefusal(read)) return refused(c, read)
    const asked = { ...read, bearer }
    const ask = {
      language: c.get('language'),
      address: c.get('address'),
      family: bearer?.family,
      origin: () => originOf(c), // not a getter: each would be a shape of its own to the engine, which keeps it and its request
    }
    const result = await withinLimits(server, { call, ...asked, ...ask }, () => perform(asked, ask))
    return isRefusal(result) ? refused(c, result) : sent(c, call, result)
  })
}

/** Whoever asks for the head of an answer alone wants nothing done; the router takes it for a GET. */
function onlyGet(c: Ctx) {
  c.header('Allow', 'GET')
  return refused(c, refuse('method_not_allowed'))
}

/** Lets a call that is rationed through so often only; a wish that is repeated under its key is none more. */
async function withinLimits<T>({ deps }: Server, asked: Asked & Ask & { call: Call }, run: () => Promise<T | Refusal>) {
  const { call, activityId = '', bearer, key, address } = asked
  if (!call.limits) return run()
  const userId = bearer?.userId ?? ''
  const whose = call.scope === 'own' ? ownScope(userId) : customerScope({ activityId, userId, roles: [] })
  const isRepeated = call.once && key && (await deps.works.isRepeated(whose, { key, call: nameOf(call) }))
  return isRepeated ? run() : rationed(deps.rateLimits, await rations[call.limits](deps, { userId, address }), run)
}

/** A longer key is refused: one that was cut would be another's. */
const LONGEST_KEY = 255

/** The input by its contract, and the activity it selects: one in the path is the selector, and no other may stand beside it. SEMANTICS 1. */
export async function inputOf<C extends Call>(
  c: Ctx,
  call: C,
): Promise<Refusal | (Omit<Asked, 'bearer'> & { input: z.output<C['input']> })> {
  const key = c.req.header('Idempotency-Key')
  if (key && key.length > LONGEST_KEY) return refuseField('Idempotency-Key', 'malformed', { code: 'too_big' })
  const gathered = await gather(c, call)
  if (isRefusal(gathered)) return gathered
  const input = call.input.safeParse(gathered.input, { reportInput: true })
  if (!input.success) return malformed(c, input.error.issues)
  const selected = (input.data as Record<string, unknown>)[call.selector ?? 'activityId']
  const asked = { input: input.data as z.output<C['input']>, key }
  if (selected === undefined) return { ...asked, activityId: undefined }
  if (gathered.named.some((id) => id !== selected)) return refuse('not_found')
  return { ...asked, activityId: String(selected) }
}

const MOST_ORIGIN = 255

/** Where the app runs: what the browser says it is, else the host that was asked. */
function originOf(c: Ctx): string {
  const said = c.req.header('Origin')
  return said && said.length <= MOST_ORIGIN && URL.canParse(said) && new URL(said).origin !== 'null'
    ? new URL(said).origin
    : new URL(c.req.url).origin
}
