/** Widths that a picture is kept in, in pixels. Import makes no size larger than the original. */
export const IMAGE_WIDTHS = [160, 320, 640, 1280] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

const NAME = /^(?<hash>[0-9a-f]{32})(?:-(?<colour>[0-9a-f]{6}))?$/

/**
 * The name of a picture or video: the first half of the SHA-256 of its bytes, in hex; of a picture that import has looked at,
 * its most frequent colour after that, `-rrggbb`.
 */
export const isImageName = (name: string): boolean => NAME.test(name)

/** The name of a picture with its colour, if it is known (`rrggbb`). */
export const imageName = (hash: string, colour: string | undefined): string => (colour ? `${hash}-${colour}` : hash)

/** What of a picture's name says which one it is. */
export const imageHash = (name: string): string => name.slice(0, 32)

/** The colour that stands in a picture's place until it comes, as CSS writes it; undefined where its name does not say. */
export function imageColour(name: string): string | undefined {
  const colour = NAME.exec(name)?.groups?.colour
  return colour && `#${colour}`
}

/**
 * Where a picture of this width is. A value that is no name is an address already (another server's) and stays as it is.
 * SEMANTICS 12.
 */
export const imagePath = (name: string, width: ImageWidth): string =>
  isImageName(name) ? `/images/${imageHash(name)}/${width}.webp` : name

/** The name of the picture at an address of this kind. */
export const imageOf = (address: string): string | undefined => /\/images\/(?<hash>[0-9a-f]{32})\//.exec(address)?.groups?.hash

/** The same as `srcset`; nothing for a picture that has only one address. */
export const imageSet = (name: string, widths: readonly ImageWidth[] = IMAGE_WIDTHS): string | undefined =>
  isImageName(name) ? widths.map((width) => `${imagePath(name, width)} ${width}w`).join(', ') : undefined

/** Where a video is. */
export const videoPath = (hash: string): string => `/media/${hash}.mp4`
