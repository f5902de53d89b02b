import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { answer } from './answering.ts'

// Customers come first: this takes only what the processor has left.
setPriority(constants.priority.PRIORITY_LOW)

const deeds = { encode: (webp: Uint8Array): Promise<Uint8Array> => sharp(webp).avif({ quality: 55, effort: 1 }).toBuffer() }
export type AvifDeeds = typeof deeds

answer(deeds)
