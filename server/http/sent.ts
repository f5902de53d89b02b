import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import type { Call, FileAnswer } from '#contract/wire.ts'
import { json } from './json.ts'

/** Tells two texts apart. */
export const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

/** An answer with what may be kept of it: by nobody, by this customer's device, or by all. SEMANTICS 13. */
export function sent(c: Context, call: Call, answer: unknown): Response {
  const text = call.file ? String((answer as z.output<typeof FileAnswer>).data) : JSON.stringify(answer)
  const whole = () => (call.file ? c.body(Buffer.from(text, 'base64'), 200, { 'Content-Type': call.file }) : json(c, text))
  if (call.forgets) c.header('Clear-Site-Data', '"cache"')
  const open = call.scope === 'open' && call.method === 'GET' && !call.writes && !call.path.startsWith('/api/')
  if (!open && !call.keep) {
    c.header('Cache-Control', 'no-store')
    return whole()
  }
  const tag = `W/"${digest(text)}"`
  c.header('Cache-Control', open ? (call.shared ? 'public, no-cache' : 'no-cache') : 'private, no-cache')
  c.header('ETag', tag)
  if (open) c.header('Vary', 'Accept-Language', { append: true })
  const known = (c.req.header('If-None-Match') ?? '').split(',').map((one) => one.trim().replace(/^"/, 'W/"'))
  return known.includes(tag) || known.includes('*') ? c.body(null, 304) : whole()
}
