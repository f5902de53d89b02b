import { IMAGE_WIDTHS } from '#rules/images.ts'
import { refuse } from '#rules/refusal.ts'
import type { Context } from 'hono'
import { type ImageStore, sizeName } from '../images/port.ts'
import type { App, Deps, Variables } from './deps.ts'
import { refused } from './failure.ts'
import { PICTURE_POLICY } from './headers.ts'

export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Pictures in their sizes, AVIF where it exists and the browser takes it, and videos in parts. SEMANTICS 12. */
export function images(app: App, { images: store }: Pick<Deps, 'images'>) {
  app.get('/images/:hash/:file', async (c) => {
    const width = Number(/^(\d{2,4})[.]webp$/.exec(c.req.param('file'))?.[1])
    const accepts = /image\/avif/.test(c.req.header('accept') ?? '')
    const found = IMAGE_WIDTHS.includes(width as never) ? await size(store, c.req.param('hash'), width, accepts) : undefined
    c.header('Vary', 'Accept', { append: true })
    if (!found) return refused(c, refuse('not_found'))
    return c.body(found.bytes, 200, { ...PICTURE_POLICY, 'Content-Type': found.type, 'Cache-Control': FOR_EVER })
  })
  app.get('/media/:file{[0-9a-f]+[.]mp4}', async (c) => {
    const bytes = await store.get(c.req.param('file'))
    return bytes ? part(c, bytes) : refused(c, refuse('not_found'))
  })
}

/** The width asked for; a size that would have been an enlargement does not exist, and the next smaller one is all there is. */
async function size(store: ImageStore, hash: string, most: number, avif: boolean) {
  for (const width of IMAGE_WIDTHS.filter((candidate) => candidate <= most).reverse()) {
    const smaller = avif ? await store.get(sizeName(hash, width, 'avif')) : undefined
    if (smaller) return { bytes: smaller, type: 'image/avif' }
    const bytes = await store.get(sizeName(hash, width, 'webp'))
    if (bytes) return { bytes, type: 'image/webp' }
  }
}

/** One range of the bytes, or all of them. Players ask for `0-1` first, and Safari plays nothing that cannot answer. */
function part(c: Context<{ Variables: Variables }>, bytes: Uint8Array<ArrayBuffer>) {
  const headers = { ...PICTURE_POLICY, 'Content-Type': 'video/mp4', 'Cache-Control': FOR_EVER, 'Accept-Ranges': 'bytes' }
  const asked = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '')
  if (!asked || (!asked[1] && !asked[2])) return c.body(bytes, 200, headers)
  const start = asked[1] ? Number(asked[1]) : Math.max(0, bytes.length - Number(asked[2]))
  const end = asked[1] && asked[2] ? Math.min(Number(asked[2]), bytes.length - 1) : bytes.length - 1
  if (start > end) return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
  return c.body(bytes.subarray(start, end + 1), 206, { ...headers, 'Content-Range': `bytes ${start}-${end}/${bytes.length}` })
}
