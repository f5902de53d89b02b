import { MARK } from '../images/mark.ts'
import { icon, screenshot } from '../images/drawing.ts'
import type { Cut } from '../images/icon.ts'
import { type ImageStore, sizeName } from '../images/port.ts'
import { refuse } from '#rules/refusal.ts'
import type { App, Deps } from './deps.ts'
import { refused } from './failure.ts'
import { PICTURE_POLICY } from './headers.ts'
import { FOR_EVER } from './images.ts'
import type { Site, Sites } from './site.ts'

const CUTS: Record<string, Cut> = { any: 'any', maskable: 'maskable', mono: 'monochrome', apple: 'apple', favicon: 'favicon' }
const SIDES = [48, 96, 180, 192, 512]

/** What can be drawn: `any-192.png`, `mono-512.png`, `narrow.webp`, `wide.webp`. */
async function draw(site: Site, name: string, logo: () => Promise<Uint8Array>): Promise<Uint8Array | undefined> {
  const shape = /^(narrow|wide)[.]webp$/.exec(name)?.[1] as 'narrow' | 'wide' | undefined
  if (shape) return screenshot({ logo: await logo(), color: site.color, colorText: site.activity?.colorText, shape })
  const [, kind = '', side = ''] = /^([a-z]+)-(\d{2,3})[.]png$/.exec(name) ?? []
  const cut = CUTS[kind]
  if (cut && SIDES.includes(Number(side))) return icon({ logo: await logo(), solid: site.solid, cut, side: Number(side) })
}

/** The logo's largest size, or our own mark. */
async function logoOf({ logo }: Site, store: ImageStore): Promise<Uint8Array> {
  for (const width of logo ? [1280, 640, 320, 160] : []) {
    const found = await store.get(sizeName(logo ?? '', width, 'webp'))
    if (found) return found
  }
  return MARK
}

/**
 * A host's icons and screenshots, drawn from its logo on its colour when they are first asked for, then kept; an address
 * names what it was drawn from and never changes. `/favicon.ico` and `/apple-touch-icon.png` are asked for by habit.
 */
export function icons(app: App, { at }: Sites, { images: store }: Pick<Deps, 'images'>) {
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()

  async function find(site: Site, name: string) {
    const keptAs = `icon-${site.key}-${name}`
    const kept = await store.get(keptAs)
    if (kept) return kept
    const bytes = await draw(site, name, () => logoOf(site, store))
    if (bytes) await store.put(keptAs, bytes)
    return bytes && new Uint8Array(bytes)
  }
  /** Two who ask at once wait for one drawing. */
  function once(site: Site, name: string) {
    const id = `${site.key}/${name}`
    const running = drawing.get(id) ?? find(site, name).finally(() => drawing.delete(id))
    drawing.set(id, running)
    return running
  }

  app.get('/icons/:key{[0-9a-f]{16}}/:name{[a-z]+(?:-[0-9]+)?[.](?:png|webp)}', async (c) => {
    const { key, name } = c.req.param()
    const site = await at(c.req.header('host'))
    const bytes = site?.key === key ? await once(site, name) : await store.get(`icon-${key}-${name}`)
    if (!bytes) return refused(c, refuse('not_found'))
    return c.body(bytes, 200, {
      ...PICTURE_POLICY,
      'Content-Type': name.endsWith('png') ? 'image/png' : 'image/webp',
      'Cache-Control': FOR_EVER,
    })
  })
  for (const [path, name] of Object.entries({ '/favicon.ico': 'favicon-48.png', '/apple-touch-icon.png': 'apple-180.png' })) {
    app.get(path, async (c) => {
      const site = await at(c.req.header('host'))
      const bytes = site && (await once(site, name))
      if (!bytes) return refused(c, refuse('not_found'))
      return c.body(bytes, 200, { ...PICTURE_POLICY, 'Content-Type': 'image/png', 'Cache-Control': 'no-cache', Vary: 'Host' })
    })
  }
}
