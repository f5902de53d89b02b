import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** From this length on an answer is compressed for who takes it. */
const LONG = 1024
/** Up to this length it is at once, which takes a fifth of what a stream does; longer, and others would wait for it. */
const SOON_DONE = 32 * 1024
/** Who says how much it wants which form is left to the stream. */
const takesGzip = (accepted = '') => accepted.split(',').some((form) => form.trim() === 'gzip')

/**
 * JSON with its length, so that a short one is not compressed and goes out in one piece. A long one says by itself on what it
 * depends: said afterwards, it would turn the finished answer into a stream.
 */
export function json(c: Context, text: string, status: ContentfulStatusCode = 200): Response {
  c.header('Content-Type', 'application/json')
  const length = Buffer.byteLength(text)
  if (length >= LONG) c.header('Vary', 'Accept-Encoding', { append: true })
  const isPacked = length >= LONG && length <= SOON_DONE && c.req.method !== 'HEAD' && takesGzip(c.req.header('Accept-Encoding'))
  if (!isPacked) {
    c.header('Content-Length', String(length))
    return c.body(text, status)
  }
  const packed = gzipSync(text)
  c.header('Content-Encoding', 'gzip')
  c.header('Content-Length', String(packed.length))
  return c.body(packed, status)
}
