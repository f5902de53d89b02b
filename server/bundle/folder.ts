import { constants, open, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { didYouMean } from './nearest.ts'

/** A folder that somebody else filled: whatever is read stays inside it. */
export type Folder = {
  /** Bytes of a file, read once and never more than `most`; or what is wrong with it. */
  read: (name: string, most: number) => Promise<Uint8Array | { wrong: string }>
  /** The names directly inside the folder. */
  names: () => Promise<string[]>
}

/** Opens a folder, or says in one sentence why it cannot. */
export async function openFolder(given: string): Promise<Folder | { wrong: string }> {
  const root = await realpath(given).catch(() => undefined)
  const names = root && (await readdir(root).catch(() => undefined))
  if (!root || !names) return { wrong: `${given} is not a folder that can be read.` }
  return { names: async () => names, read: (name, most) => readInside(root, name, most) }
}

async function readInside(root: string, name: string, most: number) {
  if (name.includes('\\')) return { wrong: `${name}: folders are separated by / here` }
  if (path.isAbsolute(name)) return { wrong: `${name}: a file is named from the folder of the bundle on, without / at the beginning` }
  if (!isInside(root, path.resolve(root, name))) return { wrong: `${name}: this leaves the folder of the bundle` }
  const real = await realpath(path.resolve(root, name)).catch((error: NodeJS.ErrnoException) => error)
  if (real instanceof Error) return { wrong: await unreachable(root, name, real) }
  if (!isInside(root, real)) return { wrong: `${name}: this is a link that leaves the folder of the bundle` }
  return readFile(real, name, most)
}

const isInside = (root: string, file: string) => file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)

async function readFile(real: string, name: string, most: number) {
  try {
    await using file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const stat = await file.stat()
    if (!stat.isFile()) return { wrong: `${name}: this is not a file` }
    if (stat.size > most) return { wrong: `${name}: this file is larger than ${most / 1e6} MB (${(stat.size / 1e6).toFixed(1)} MB)` }
    if (stat.size === 0) return { wrong: `${name}: this file is empty` }
    const bytes = new Uint8Array(stat.size)
    const { bytesRead } = await file.read(bytes, 0, stat.size, 0)
    return bytes.subarray(0, bytesRead)
  } catch (error) {
    return { wrong: `${name}: this file cannot be read (${(error as NodeJS.ErrnoException).code})` }
  }
}

async function unreachable(root: string, name: string, error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') return `${name}: this file cannot be read (${error.code})`
  const beside = await readdir(path.dirname(path.resolve(root, name))).catch(() => [])
  const folder = path.dirname(name)
  const near = didYouMean(
    name,
    beside.map((file) => (folder === '.' ? file : `${folder}/${file}`)),
  )
  return `${name}: there is no such file${near}`
}
