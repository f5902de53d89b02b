import { apart } from './apart.ts'
import type { AvifDeeds } from './avif.child.ts'

const ask = apart<AvifDeeds>('avif.child.ts', { isPatient: true })

/** AVIF of a picture, at low effort: the default costs seconds a picture. SEMANTICS 12. */
export const encodeAvif = (webp: Uint8Array): Promise<Uint8Array> => ask('encode', webp)
