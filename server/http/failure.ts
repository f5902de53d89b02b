import type { Context } from 'hono'
import { type FieldError, statuses } from '#contract/errors.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { ProviderAway } from '../payments/port.ts'
import { isAway } from '../process/away.ts'
import { withoutValues } from '../process/log.ts'
import { tookTooLong } from '../work/transaction.ts'
import type { Deps, Variables } from './deps.ts'
import { json } from './json.ts'
import { routeOf } from './route.ts'
import { mistake, sentence } from './words.ts'

/** Seconds after which a payment provider may be there again. */
const PROVIDER_AGAIN_S = 10

type Ctx = Context<{ Variables: Variables }>

/** A "no" on the wire: the one shape of every failure, in the request's language, never kept by anybody. SEMANTICS 1. */
export async function refused(c: Ctx, { refused: code, values, errors, fresh, retryAfter }: Refusal): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept-Language', { append: true })
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  if (statuses[code] === 401) c.header('WWW-Authenticate', 'Bearer')
  const message = await sentence(code, c.var.language, values)
  const said = errors?.map((error) => ({ ...error, message: error.message || message }))
  const body = { code, message, ...(said?.length && { errors: said }), ...(fresh !== undefined && { data: fresh }) }
  return json(c, JSON.stringify(body), statuses[code])
}

type Issue = { code?: string; path: PropertyKey[]; message: string }

/** Input that the contract does not know: each mistake with its field. */
export const malformed = (c: Ctx, issues: Issue[]): Refusal =>
  refuse('malformed', undefined, {
    errors: issues.slice(0, 20).map(
      (issue): FieldError => ({
        path: issue.path.map(String).join('.'),
        code: issue.code ?? 'custom',
        message: mistake(issue, c.var.language) || issue.message,
      }),
    ),
  })

/** Answers what a bug, or a database or a payment provider that is away, has thrown; a bug is logged once, with the request's id. */
export const failed = (deps: Pick<Deps, 'log'>) => (error: Error, c: Ctx) => {
  if (error instanceof ProviderAway) {
    deps.log.warn({ requestId: c.var.requestId, provider: error.provider, why: error.why }, 'a payment provider is away')
    return refused(c, refuse('payment_unavailable', undefined, { retryAfter: PROVIDER_AGAIN_S }))
  }
  if (isAway(error)) {
    deps.log.warn({ requestId: c.var.requestId }, 'the database is away')
    return refused(c, refuse('unavailable', undefined, { retryAfter: 5 }))
  }
  if (tookTooLong(error)) {
    deps.log.warn({ requestId: c.var.requestId, route: routeOf(c) }, 'a statement took too long')
    return refused(c, refuse('unavailable', undefined, { retryAfter: 5 }))
  }
  deps.log.error({ requestId: c.var.requestId, route: routeOf(c), error: withoutValues(error) }, 'unexpected')
  return refused(c, refuse('unexpected'))
}
