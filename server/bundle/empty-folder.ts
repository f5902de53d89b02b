import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Makes a folder to write a bundle into, if need be. Returns why it cannot be used. */
export async function emptyFolder(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true })
    const there = await readdir(folder)
    return there.length > 0 ? `${folder} is not empty; a bundle is written into an empty folder.` : undefined
  } catch (error) {
    return `${folder} cannot be used as a folder (${(error as NodeJS.ErrnoException).code}).`
  }
}

/** Writes one file of a bundle, by its name from the folder on. */
export async function writeInto(folder: string, name: string, content: Uint8Array | string) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
