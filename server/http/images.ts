import { IMAGE_WIDTHS, imageHash } from '#rules/images.ts'
import { refuse } from '#rules/refusal.ts'
import type { Context } from 'hono'
import { type Film, type ImageStore, sizeName } from '../images/port.ts'
import type { App, Deps, Variables } from './deps.ts'
import { refused } from './failure.ts'
import { PICTURE_POLICY } from './headers.ts'

export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Pictures in their sizes, AVIF where it exists and the browser takes it, and videos in parts. SEMANTICS 12. */
export function images(app: App, { images: store }: Pick<Deps, 'images'>) {
  app.get('/images/:name/:file', async (c) => {
    const width = Number(/^(\d{2,4})[.]webp$/.exec(c.req.param('file'))?.[1])
    const accepts = /image\/avif/.test(c.req.header('accept') ?? '')
    const found = IMAGE_WIDTHS.includes(width as never) ? await size(store, imageHash(c.req.param('name')), width, accepts) : undefined
    c.header('Vary', 'Accept', { append: true })
    if (!found) return refused(c, refuse('not_found'))
    return c.body(found.bytes, 200, { ...PICTURE_POLICY, 'Content-Type': found.type, 'Cache-Control': FOR_EVER })
  })
  app.get('/media/:file{[0-9a-f]+[.]mp4}', async (c) => {
    const film = await store.film(c.req.param('file'))
    return film ? part(c, film) : refused(c, refuse('not_found'))
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

/** One range of a film, or all of it. Players ask for `0-1` first, and Safari plays nothing that cannot answer. */
async function part(c: Context<{ Variables: Variables }>, { size, part }: Film) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  const isPart = first !== '' || last !== ''
  const start = first ? Number(first) : last ? Math.max(0, size - Number(last)) : 0
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (isPart && start > end) return c.body(null, 416, { 'Content-Range': `bytes */${size}` })
  return c.body(c.req.method === 'HEAD' ? '' : await part(start, end), isPart ? 206 : 200, {
    ...PICTURE_POLICY,
    'Content-Type': 'video/mp4',
    'Content-Length': String(end - start + 1),
    'Cache-Control': FOR_EVER,
    'Accept-Ranges': 'bytes',
    ...(isPart && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  })
}
