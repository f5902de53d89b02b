import type { Context } from 'hono'
import { refuse } from '#rules/refusal.ts'
import type { Variables } from './deps.ts'
import { refused } from './failure.ts'
import type { Server } from './serve.ts'

/** Answers what no route took under `/api`, `/app` and `/public`: another method of a known path, or no such call. SEMANTICS 13. */
export function missing({ calls }: Pick<Server, 'calls'>) {
  const known = calls.map(({ method, path, writes }) => ({
    methods: method === 'GET' && !writes ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (c: Context<{ Variables: Variables }>) => {
    const methods = [...new Set(known.filter(({ pattern }) => pattern.test(c.req.path)).flatMap((one) => one.methods))]
    if (methods.length === 0) return refused(c, refuse('route_missing'))
    c.header('Allow', methods.join(', '))
    return refused(c, refuse('method_not_allowed'))
  }
}
