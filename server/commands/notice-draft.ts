import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { openFolder } from '../bundle/folder.ts'
import { takePicture } from '../bundle/media.ts'
import { bundled } from '../data/notices/list.ts'
import type { Draft } from '../data/notices/send.ts'
import type { Reads } from '../work/work.ts'
import type { ImageStore } from '../images/port.ts'
import { didYouMean } from '../bundle/nearest.ts'

/** What is wrong with what was given, in one sentence. */
type Wrong = { wrong: string }

/** The activity's bundle has a notice with this Italian title: what it says. */
export async function ofBundle(w: Reads, title: string): Promise<Draft | Wrong> {
  const notices = await bundled(w)
  const found = notices.find((notice) => notice.title === title)
  if (!found) return { wrong: `--notice: ${noNotice(title, notices)}` }
  const { subTitle, message, image, link, externalLink, from, until, translations } = found
  return {
    title,
    subTitle: subTitle ?? undefined,
    message: message ?? '',
    image,
    link: link ?? undefined,
    externalLink: externalLink ?? undefined,
    from: from ?? undefined,
    until: until ?? undefined,
    translations,
  }
}

function noNotice(title: string, notices: { title: string }[]): string {
  const titles = notices.map((notice) => notice.title)
  if (titles.length === 0) return 'the bundle of this activity has no notices.'
  const near = didYouMean(title, titles)
  return `the bundle has no notice with the Italian title "${title}"${near || `; it has ${titles.map((one) => `"${one}"`).join(', ')}.`}`
}

/** Takes a picture as an import takes those of a bundle. Returns its hash. */
export async function taken(file: string, images: ImageStore): Promise<{ hash: string; name: string } | Wrong> {
  const real = await realpath(file).catch(() => file)
  const folder = await openFolder(path.dirname(real))
  const picture = 'wrong' in folder ? folder : await takePicture(folder, path.basename(real), images)
  return 'wrong' in picture ? { wrong: `--picture: ${picture.wrong}` } : picture
}
