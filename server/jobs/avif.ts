import { IMAGE_WIDTHS } from '#rules/images.ts'
import { sizeName } from '../images/port.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Adds the AVIF sizes of one picture, each from its WebP, where they are smaller. SEMANTICS 12. */
export const avif = worker(definitions.avif, {
  every: 10,
  retries: 2,
  async run({ hash }, { images, encode }) {
    if (!encode) return
    for (const width of IMAGE_WIDTHS) {
      const webp = await images.get(sizeName(hash, width, 'webp'))
      const name = sizeName(hash, width, 'avif')
      if (!webp || (await images.has(name))) continue
      const bytes = await encode(webp)
      if (bytes.length < webp.length) await images.put(name, bytes)
    }
  },
})
