import { IMAGE_WIDTHS, imageName } from '#rules/images.ts'
import { colourOf, hashOf, readPicture } from '../images/picture.ts'
import { type ImageStore, ORIGINALS, sizeName } from '../images/port.ts'
import { lookThrough } from '../images/svg.ts'
import type { Folder } from './folder.ts'

/** A picture or video of a bundle: its hash, its name (a picture's with its colour), and that of the original in the image store. */
export type Media = { hash: string; name: string; stored: string }
type Wrong = { wrong: string }

const PICTURE_BYTES = 8_000_000
const VIDEO_BYTES = 20_000_000

/** Reads a picture and, unless it is there already, makes its small sizes and puts all of it into the store. */
export async function takePicture(folder: Folder, name: string, images: ImageStore): Promise<Media | Wrong> {
  const bytes = await folder.read(name, PICTURE_BYTES)
  if ('wrong' in bytes) return bytes
  const hash = hashOf(bytes)
  const kept = await keptOriginal(hash, images)
  const beside = kept?.endsWith('.svg') ? lookThrough(bytes) : undefined // it may have been taken before that was looked for
  if (beside) return { wrong: `${name}: ${beside.wrong}` }
  if (kept) return { hash, name: await nameOf(hash, images), stored: kept }
  const picture = await readPicture(bytes)
  if ('wrong' in picture) return { wrong: `${name}: ${picture.wrong}` }
  const [first, ...sizes] = picture.files
  if (!first) return { wrong: `${name}: The picture is empty.` }
  await Promise.all(sizes.map((file) => images.put(file.name, file.bytes)))
  await images.put(first.name, first.bytes) // last: an original that is there says that its sizes are too
  const small = picture.files.find(({ name }) => name === sizeName(hash, IMAGE_WIDTHS[0], 'webp'))
  return { hash, name: imageName(hash, small && (await colourOf(small.bytes))), stored: first.name }
}

/** The name of a picture that is in the store. */
async function nameOf(hash: string, images: ImageStore): Promise<string> {
  const small = await images.get(sizeName(hash, IMAGE_WIDTHS[0], 'webp'))
  return imageName(hash, small && (await colourOf(small)))
}

/** The name of an original that was stored whole. */
async function keptOriginal(hash: string, images: ImageStore): Promise<string | undefined> {
  for (const ending of ORIGINALS) {
    const name = `${hash}.${ending}`
    const bytes = (await images.has(name)) && (await images.get(name))
    if (bytes && hashOf(bytes) === hash) return name
  }
}

/** Reads an MP4 film and puts it into the store. */
export async function takeVideo(folder: Folder, name: string, images: ImageStore): Promise<Media | Wrong> {
  const bytes = await folder.read(name, VIDEO_BYTES)
  if ('wrong' in bytes) return bytes
  if (new TextDecoder('latin1').decode(bytes.subarray(4, 8)) !== 'ftyp') return { wrong: `${name}: this is not an MP4 video` }
  const hash = hashOf(bytes)
  await images.put(`${hash}.mp4`, bytes)
  return { hash, name: hash, stored: `${hash}.mp4` }
}
