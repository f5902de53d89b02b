import type { ImageStore } from '../images/port.ts'
import { didYouMean } from './nearest.ts'
import { duplicates, strangers, unstorable } from './checks.ts'
import { type Folder, openFolder } from './folder.ts'
import { type Media, takePicture, takeVideo } from './media.ts'
import { PictureFile, VideoFile } from './fields.ts'
import { Bundle } from './schema.ts'
import { checkSchema } from './sentences.ts'
import { codeMistakes } from './shop-codes.ts'
import { type Remark, readSource, type Source, shown } from './source.ts'
import { type Path, walk } from './walk.ts'
import { warnings } from './warnings.ts'

const YAML_BYTES = 2_000_000
const MOST_FILES = 1_000
const AT_ONCE = 4

/**
 * A bundle without a mistake: what it says, how the owner wrote it, and its files by the names she gave them. `remark` says
 * something about a place of it, as a mistake is told.
 */
export type CheckedBundle = {
  bundle: Bundle
  document: unknown
  media: Map<string, Media>
  remark: (path: Path, text: string) => string
}

/** Where the originals of its files are, by the names that the owner gave them. */
export const filesOf = ({ media }: CheckedBundle): Record<string, string> =>
  Object.fromEntries([...media].map(([name, { stored }]) => [name, stored]))

/** Lines such as `activity.yaml:12:9 menu.categories[0].name: this text is empty`. */
export type Reading = { warnings: string[] } & ({ mistakes: string[] } | { checked: CheckedBundle })

/**
 * Reads the bundle in a folder and finds every mistake at once. Its pictures go into the store as they pass: they are named
 * by their content, so an import that fails afterwards changes nothing that anybody sees.
 */
export async function readBundle(folderName: string, images: ImageStore): Promise<Reading> {
  const folder = await openFolder(folderName)
  if ('wrong' in folder) return { mistakes: [folder.wrong], warnings: [] }
  const yaml = await readYaml(folder)
  if ('wrong' in yaml) return { mistakes: [yaml.wrong], warnings: [] }
  const lines = (remarks: Remark[]) =>
    remarks.sort((a, b) => a.line - b.line || a.column - b.column).map((remark) => shown(yaml.name, remark))
  const source = readSource(yaml.text)
  if (source.broken) return { mistakes: lines(source.remarks), warnings: [] }
  const read = checkSchema(source)
  const files = await readFiles(folder, source, images)
  const mistakes = [
    ...source.remarks,
    ...('mistakes' in read ? read.mistakes : strangers(source, read.bundle)),
    ...duplicates(source),
    ...codeMistakes(source),
    ...unstorable(source),
    ...files.mistakes,
  ]
  const noted = lines(warnings(source))
  if (mistakes.length > 0 || 'mistakes' in read) return { mistakes: lines(mistakes), warnings: noted }
  const remark = (path: Path, text: string) => shown(yaml.name, source.remark(path, text))
  return { checked: { bundle: read.bundle, document: source.value, media: files.media, remark }, warnings: noted }
}

async function readYaml(folder: Folder): Promise<{ name: string; text: string } | { wrong: string }> {
  const names = await folder.names()
  const found = names.filter((name) => /\.ya?ml$/i.test(name))
  const name = found.find((file) => file === 'activity.yaml') ?? (found.length === 1 ? found[0] : undefined)
  if (!name) return { wrong: `activity.yaml: there is no such file in the folder${didYouMean('activity.yaml', names)}` }
  const bytes = await folder.read(name, YAML_BYTES)
  if ('wrong' in bytes) return bytes
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { wrong: `${name}: the file is not a text in UTF-8; save it again with this encoding` }
  }
}

/** Reads every file that the bundle names, each once. */
async function readFiles(folder: Folder, source: Source, images: ImageStore) {
  const wanted = new Map<string, { take: typeof takePicture; paths: Path[] }>()
  walk(Bundle, source.value, (schema, value, path) => {
    const take = schema === PictureFile ? takePicture : schema === VideoFile ? takeVideo : undefined
    if (!take || typeof value !== 'string' || value === '') return
    const known = wanted.get(value)
    if (known) known.paths.push(path)
    else wanted.set(value, { take, paths: [path] })
  })
  const media = new Map<string, Media>()
  const mistakes: Remark[] = []
  if (wanted.size > MOST_FILES) return { media, mistakes: [source.remark([], `more than ${MOST_FILES} files are named`)] }
  const queue = [...wanted]
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, { take, paths }] = next
      const taken = await take(folder, name, images)
      if ('wrong' in taken) mistakes.push(...paths.map((path) => source.remark(path, taken.wrong)))
      else media.set(name, taken)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { media, mistakes }
}
