import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Call } from '#contract/wire.ts'
import { json } from './json.ts'

/** Tells two texts apart. */
export const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

/** An answer with what may be kept of it: by nobody, by this customer's device, or by all. SEMANTICS 13. */
export function sent(c: Context, call: Call, answer: unknown): Response {
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
