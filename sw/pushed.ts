import type { Notice } from '#contract/notices.ts'
import { imageOf, imagePath, imageSet } from '#rules/images.ts'
import { isChip } from '#rules/inbox.ts'
import { CACHES } from '#rules/offline.ts'
import { type Pushed, pushedPath } from '#rules/push.ts'
import { epochNow } from './epoch.ts'
import type { Note } from './note.ts'

/** So many stay; of more the oldest goes. */
const MOST = 10

/** The notice as far as its push told it: the rest comes from the server. */
function pushedOf({ title, body = '', image, lead = 0 }: Note, id: string, at: Date): Pushed {
  const subTitle = body.slice(0, lead).trim() || null
  const hash = imageOf(image ?? '') ?? null
  const told = { id, title, subTitle, message: body.slice(lead).trim() || null, image: hash, created: at.toISOString() }
  const notice: Notice = { ...told, link: null, externalLink: null, from: null, until: null, translations: [] }
  return { notice, isChip: isChip(subTitle), src: hash && imagePath(hash, 640), set: (hash && imageSet(hash, [320, 640, 1280])) ?? null }
}

/**
 * The page of a notice with what its push said of it, for src/first to paint it.
 * @param page the app's shell
 */
export async function withPushed(page: Response, { pathname }: URL): Promise<Response> {
  const [, id] = /\/notices\/([^/]+)$/.exec(pathname) ?? []
  const kept = id && (await caches.match(`/pushed/${id}`, { cacheName: CACHES.push }).catch(() => undefined))
  if (!kept) return page
  // Whatever it says, it must not end the element that it stands in.
  const told = (await kept.text()).replaceAll('<', '\\u003c')
  const script = `<script type="application/json" id="tessera-pushed">${told}</script>`
  const text = (await page.text()).replace('<div id="first">', (first) => script + first)
  return new Response(text, { headers: page.headers })
}

/**
 * Keeps what a push said of a notice, for the app to open on, unless somebody logged out meanwhile.
 * @param asked the epoch of when the push came
 */
export async function keepPushed(note: Note, asked: number): Promise<void> {
  if (note.notice === null || epochNow() !== asked) return
  const cache = await caches.open(CACHES.push)
  await cache.put(pushedPath(note.notice), Response.json(pushedOf(note, note.notice, new Date())))
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(pushedPath('')))
  await Promise.all(kept.slice(0, -MOST).map((old) => cache.delete(old)))
  if (epochNow() !== asked) await caches.delete(CACHES.push)
}
