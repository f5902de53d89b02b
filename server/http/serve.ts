import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { parse } from 'zod/v4/core'
import type { LanguageCode } from '#contract/languages.ts'
import type { Call } from '#contract/wire.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Limit } from '../db/guard.ts'
import type { Kind, OpenSteps, OpenWork, OwnSteps, OwnWork, StaffSteps, Work } from '../db/work.ts'
import { compiled } from './compiled.ts'
import type { App, Deps, Variables } from './deps.ts'
import { malformed, refused } from './failure.ts'
import { gather } from './gather.ts'
import { json } from './json.ts'
import { rationed } from './limits.ts'
import type { Sessions } from './session.ts'

/** What the routes are written on, and the calls served so far. */
export type Server = { app: App; deps: Deps; sessions: Sessions; calls: Call[] }
/** What an answer may depend on besides input and rows. `origin`: where the app runs that asks; `family`: its log-in. */
export type Ask = { language: LanguageCode; address: string; origin: () => string; family: string | undefined }
type Ctx = Context<{ Variables: Variables }>
type Asked = { input: unknown; activityId: string | undefined; userId: string | undefined; key: string | undefined }

type InActivity<I extends z.ZodMiniType, O extends z.ZodMiniType> = (input: z.output<I>, w: Work, ask: Ask) => Promise<z.input<O> | Refusal>

/** Serves a call of a customer in one activity: input checked, membership checked, one Work, then the answer or the refusal. What the contract does not name cannot leave. */
export function serve<I extends z.ZodMiniType, O extends z.ZodMiniType>(server: Server, call: Call<I, O>, run: InActivity<I, O>) {
  register(server, call, 'activity', inActivity(server, call, run))
}

/** The same for what a person may do only so often, whatever comes of it; a wish that is repeated under its key is none more. */
export function serveRationed<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  server: Server,
  { call, limitsOf }: { call: Call<I, O>; limitsOf: (userId: string) => Promise<Limit[]> },
  run: InActivity<I, O>,
) {
  const answer = inActivity(server, call, run)
  const { works, guard } = server.deps
  register(server, call, 'activity', async (asked, ask) => {
    const { userId = '', activityId = '', key } = asked
    const isRepeated = call.once && key && (await works.isRepeated({ userId, activityId, key, call: nameOf(call) }))
    return isRepeated ? answer(asked, ask) : rationed(guard, await limitsOf(userId), () => answer(asked, ask))
  })
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`

function inActivity<I extends z.ZodMiniType, O extends z.ZodMiniType>(server: Server, call: Call<I, O>, run: InActivity<I, O>) {
  return async ({ input, activityId, userId, key }: Asked, ask: Ask) => {
    const who = await server.sessions.within(userId ?? '', activityId ?? '')
    if (isRefusal(who)) return who
    if (call.needs && !may(who.roles, call.needs)) return refuse('forbidden')
    if (call.once && key) {
      const wish = { call: nameOf(call), key, hash: digest(JSON.stringify(input)) }
      return server.deps.works.once(who, wish, (w) => run(input as z.output<I>, w, ask))
    }
    return server.deps.works.of(who, kindOf(call), (w) => run(input as z.output<I>, w, ask))
  }
}

/** Serves a call of whoever administers accounts, in one activity or, for a super admin, in all, in Works of its own making. */
export function serveStaff<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  server: Server,
  call: Call<I, O>,
  run: (input: z.output<I>, steps: StaffSteps, ask: Ask) => Promise<z.input<O> | Refusal>,
) {
  register(server, call, 'activity', async ({ input, activityId, userId }, ask) => {
    const who = await server.sessions.staff(userId ?? '', activityId)
    return isRefusal(who) ? who : run(input as z.output<I>, server.deps.works.staff(who), ask)
  })
}

/** Serves a call of the person alone, in whatever activity. */
export function serveOwn<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  server: Server,
  call: Call<I, O>,
  run: (input: z.output<I>, w: OwnWork, ask: Ask) => Promise<z.input<O> | Refusal>,
) {
  register(server, call, 'own', async ({ input, userId }, ask) => {
    const may = await server.sessions.person(userId ?? '')
    if (isRefusal(may)) return may
    return server.deps.works.own(userId ?? '', kindOf(call), (w) => run(input as z.output<I>, w, ask))
  })
}

/** Serves a call of the person alone in Works of its own making, for what has to look elsewhere before it writes. */
export function serveOwnSteps<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  server: Server,
  call: Call<I, O>,
  run: (input: z.output<I>, steps: OwnSteps, ask: Ask) => Promise<z.input<O> | Refusal>,
) {
  register(server, call, 'own', async ({ input, userId }, ask) => {
    const may = await server.sessions.person(userId ?? '')
    if (isRefusal(may)) return may
    return run(input as z.output<I>, server.deps.works.ownSteps(userId ?? ''), ask)
  })
}

/** Serves a call that needs no session: published rows of the activity it names. */
export function serveOpen<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  server: Server,
  call: Call<I, O>,
  run: (input: z.output<I>, w: OpenWork, ask: Ask) => Promise<z.input<O> | Refusal>,
) {
  register(server, call, 'open', ({ input, activityId }, ask) =>
    server.deps.works.open(activityId, kindOf(call), (w) => run(input as z.output<I>, w, ask)),
  )
}

/** Serves an open call in several Works of its own making, for what must not hold a transaction while it thinks (passwords). */
export function serveSteps<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  server: Server,
  call: Call<I, O>,
  run: (input: z.output<I>, steps: OpenSteps, ask: Ask) => Promise<z.input<O> | Refusal>,
) {
  register(server, call, 'open', ({ input, activityId }, ask) => run(input as z.output<I>, server.deps.works.steps(activityId), ask))
}

const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)
const kindOf = (call: Call): Kind => (call.method === 'GET' && !call.writes ? 'reads' : 'writes')

function register(server: Server, call: Call, scope: Call['scope'], answer: (asked: Asked, ask: Ask) => Promise<unknown>) {
  if (call.scope !== scope) throw new Error(`${nameOf(call)} is of scope ${call.scope}, served as ${scope}`)
  server.calls.push(call)
  const shown = compiled(call.answer)
  server.app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const bearer = scope === 'open' ? undefined : await server.sessions.bearerOf(c)
    if (scope !== 'open' && !bearer) return refused(c, refuse('unauthenticated'))
    const asked = await read(c, call)
    if (isRefusal(asked)) return refused(c, asked)
    const key = c.req.header('Idempotency-Key')?.slice(0, 255)
    const ask = {
      language: c.get('language'),
      address: c.get('address'),
      family: bearer?.family,
      origin: () => originOf(c), // not a getter: each would be a shape of its own to the engine, which keeps it and its request
    }
    const result = await answer({ ...asked, userId: bearer?.userId, key }, ask)
    return isRefusal(result) ? refused(c, result) : sent(c, call, parse(shown, result))
  })
}

/** The input by its contract, and the activity it selects: one in the path is the selector, and no other may stand beside it. SEMANTICS 1. */
async function read(c: Ctx, call: Call): Promise<Refusal | Omit<Asked, 'userId' | 'key'>> {
  const gathered = await gather(c, call)
  if (isRefusal(gathered)) return gathered
  const input = call.input.safeParse(gathered.input, { reportInput: true })
  if (!input.success) return malformed(c, input.error.issues)
  const selected = (input.data as Record<string, unknown>)[call.selector ?? 'activityId']
  if (selected === undefined) return { input: input.data, activityId: undefined }
  if (gathered.named.some((id) => id !== selected)) return refuse('not_found')
  return { input: input.data, activityId: String(selected) }
}

const MOST_ORIGIN = 255

/** Where the app runs: what the browser says it is, else the host that was asked. */
function originOf(c: Ctx): string {
  const said = c.req.header('Origin')
  return said && said.length <= MOST_ORIGIN && URL.canParse(said) && new URL(said).origin !== 'null'
    ? new URL(said).origin
    : new URL(c.req.url).origin
}

/** An answer with what may be kept of it: by nobody, by this customer's device, or by all. SEMANTICS 13. */
function sent(c: Ctx, call: Call, answer: unknown): Response {
  const text = JSON.stringify(answer)
  if (call.forgets) c.header('Clear-Site-Data', '"cache"')
  const open = call.scope === 'open' && call.method === 'GET' && !call.writes && !call.path.startsWith('/api/')
  if (!open && !call.keep) {
    c.header('Cache-Control', 'no-store')
    return json(c, text)
  }
  const tag = `W/"${digest(text)}"`
  c.header('Cache-Control', open ? 'no-cache' : 'private, no-cache')
  c.header('ETag', tag)
  if (open) c.header('Vary', 'Accept-Language', { append: true })
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((one) => one.trim().replace(/^"/, 'W/"'))
  return known.includes(tag) || known.includes('*') ? c.body(null, 304) : json(c, text)
}
