/** Pictures and videos by name, each named by its content, so a name never changes its meaning. SEMANTICS 12. */
export type ImageStore = {
  /** Keeps the bytes under a name of lower-case letters, digits, dots and hyphens. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or nothing; a size that is owed is made now. A name of another form is never found. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  has(name: string): Promise<boolean>
  /** A film, to be read in parts; or nothing. */
  film(name: string): Promise<Film | undefined>
}

/** A film: its bytes, and a way to read some of them, both ends included. */
export type Film = { size: number; part(start: number, end: number): Promise<ReadableStream> }

/** The name in the store of one width of a picture. */
export const sizeName = (hash: string, width: number, kind: 'webp' | 'avif'): string => `${hash}-${width}.${kind}`

/** The endings that an original can have in the store. */
export const ORIGINALS = ['jpg', 'png', 'webp', 'avif', 'svg'] as const
