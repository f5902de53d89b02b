import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** JSON with its length, so that a short one is not compressed and goes out in one piece. */
export function json(c: Context, text: string, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Type', 'application/json')
  c.header('Content-Length', String(Buffer.byteLength(text)))
  return c.body(text, status)
}
