import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

// A process of its own: encoding AVIF leaves hundreds of megabytes behind, which go when this ends after a quiet while.
const QUIET_MS = 15_000
// Customers come first: this takes only what the processor has left.
setPriority(constants.priority.PRIORITY_LOW)

sharp.cache(false)
sharp.concurrency(1)
let end = setTimeout(() => process.exit(), QUIET_MS)

process.on('disconnect', () => process.exit())
process.on('message', ({ id, webp }: { id: number; webp: Uint8Array }) => {
  clearTimeout(end)
  sharp(webp)
    .avif({ quality: 55, effort: 1 })
    .toBuffer()
    .then(
      (avif) => process.send?.({ id, avif }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    )
    .finally(() => {
      clearTimeout(end)
      end = setTimeout(() => process.exit(), QUIET_MS)
    })
})
