import { type Written, writeActivity } from '../db/catalogue.ts'
import type { Db } from '../db/connect.ts'
import type { Enqueue } from '../db/work.ts'
import { type ImageStore, sizeName } from '../images/port.ts'
import { type CheckedBundle, readBundle } from './read.ts'

/** What an import stands on. */
export type Ground = { db: Db; images: ImageStore; enqueue: Enqueue; clock: () => Date }

export type Imported = { warnings: string[] } & ({ mistakes: string[] } | (Written & { checked: CheckedBundle }))

/** Imports the bundle in a folder: all of it or, with the reasons, nothing. */
export async function importBundle(folder: string, { db, images, enqueue, clock }: Ground): Promise<Imported> {
  const read = await readBundle(folder, images)
  if ('mistakes' in read) return read
  const written = await db.transaction((tx) => store(tx, read.checked, { images, enqueue, clock }))
  return 'wrong' in written ? { mistakes: [written.wrong], warnings: read.warnings } : { ...written, ...read }
}

/** Writes a checked bundle in the transaction `tx` and asks for the smaller copies of its pictures. */
export async function store(tx: Db, checked: CheckedBundle, { images, enqueue, clock }: Omit<Ground, 'db'>) {
  const written = await writeActivity(tx, checked, clock())
  if ('wrong' in written) return written
  for (const hash of pictures(checked)) {
    if (!(await images.has(sizeName(hash, 160, 'avif')))) await enqueue(tx, 'avif', { hash })
  }
  return written
}

const pictures = ({ media }: CheckedBundle) =>
  new Set([...media.values()].filter(({ stored }) => !stored.endsWith('.mp4')).map(({ hash }) => hash))
