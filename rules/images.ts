/** Widths that a picture is kept in, in pixels. Import makes no size larger than the original. */
export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The name of a picture or video: the first half of the SHA-256 of its bytes, in hex. */
export const isImageHash = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/**
 * Where a picture of this width is. A value that is no hash is an address already (another server's) and stays as it is.
 * SEMANTICS 12.
 */
export const imagePath = (hash: string, width: ImageWidth): string => (isImageHash(hash) ? `/images/${hash}/${width}.webp` : hash)

/** The name of the picture at an address of this kind. */
export const imageOf = (address: string): string | undefined => /\/images\/(?<hash>[0-9a-f]{32})\//.exec(address)?.groups?.hash

/** The same as `srcset`; nothing for a picture that has only one address. */
export const imageSet = (hash: string, widths: readonly ImageWidth[] = IMAGE_WIDTHS): string | undefined =>
  isImageHash(hash) ? widths.map((width) => `${imagePath(hash, width)} ${width}w`).join(', ') : undefined

/** Where a video is. */
export const videoPath = (hash: string): string => `/media/${hash}.mp4`
