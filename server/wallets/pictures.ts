import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { paletteOf } from '#rules/contrast.ts'
import { icon } from '../images/drawing.ts'
import type { Cut } from '../images/icon.ts'
import { MARK } from '../images/mark.ts'
import { type ImageStore, sizeName } from '../images/port.ts'

/** Raised when a drawing changes. */
const DRAWING = '1'

type Tenant = { logo: string; color: string }

/** Names what is drawn of a tenant: it changes with whatever that is drawn from. */
export const keyOf = ({ logo, color }: Tenant): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, logo, color]))
    .digest('hex')
    .slice(0, 16)

/** Draws a tenant's logo on its colour as PNG, once for each size; what was drawn is kept with the pictures. */
export function pictures(store: ImageStore) {
  const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 60 })

  async function logoOf(logo: string): Promise<Uint8Array> {
    for (const width of [1280, 640, 320, 160]) {
      const found = await store.get(sizeName(logo, width, 'webp'))
      if (found) return found
    }
    return MARK
  }

  async function draw(name: string, tenant: Tenant, cut: Cut, side: number): Promise<Uint8Array> {
    const kept = await store.get(name)
    if (kept) return kept
    const bytes = await icon({ logo: await logoOf(tenant.logo), solid: paletteOf(tenant.color, 'light').solid, cut, side })
    await store.put(name, bytes)
    return bytes
  }

  return (tenant: Tenant, cut: Cut, side: number): Promise<Uint8Array> => {
    const name = `wallet-${keyOf(tenant)}-${cut}-${side}.png`
    const running = drawn.get(name) ?? draw(name, tenant, cut, side)
    drawn.set(name, running)
    running.catch(() => drawn.delete(name))
    return running
  }
}
export type Pictures = ReturnType<typeof pictures>
