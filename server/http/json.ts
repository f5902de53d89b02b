import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** From this length on an answer is compressed for who takes it. */
const LONG = 1024

/**
 * JSON with its length, so that a short one is not compressed and goes out in one piece. A long one says by itself on what it
 * depends: said afterwards, it would turn the finished answer into a stream.
 */
export function json(c: Context, text: string, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Type', 'application/json')
  const length = Buffer.byteLength(text)
  c.header('Content-Length', String(length))
  if (length >= LONG) c.header('Vary', 'Accept-Encoding', { append: true })
  return c.body(text, status)
}
