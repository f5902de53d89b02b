import { whatIsThere, type Written, writeActivity } from '../data/activities/import.ts'
import { ageAll } from '../data/wallets/rows.ts'
import type { Db } from '../db/connect.ts'
import type { Enqueue } from '../work/job.ts'
import { type ImageStore, sizeName } from '../images/port.ts'
import { avif, backInStock, waitingExpiry } from '../jobs/definitions.ts'
import { type Difference, differences, mostlyGone } from './differences.ts'
import { hostMistakes } from './hosts.ts'
import { type CheckedBundle, filesOf, readBundle } from './read.ts'

/** What an import stands on. */
export type Ground = { db: Db; images: ImageStore; enqueue: Enqueue; clock: () => Date; publicUrl?: string | undefined }

/** `isTrial`: everything is tried and nothing stays. `mayReplace`: also what looks like another activity. */
type Wish = { isTrial?: boolean; mayReplace?: boolean }

/** What an import changes of an activity that is there; its difference is not known where another version of the program wrote it. */
export type Change = { was: { name: string }; difference: Difference | undefined }

export type Imported = { warnings: string[] } & (
  | { mistakes: string[] }
  | { checked: CheckedBundle; refused: Change }
  | (Written & { checked: CheckedBundle; change: Change | undefined })
)

/** Imports the bundle in a folder: all of it or, with the reasons, nothing. */
export async function importBundle(folder: string, ground: Ground, { isTrial = false, mayReplace = false }: Wish = {}): Promise<Imported> {
  const images = isTrial ? { ...ground.images, put: async () => {} } : ground.images
  const read = await readBundle(folder, images)
  if ('mistakes' in read) return read
  const { checked } = read
  const large = await withoutCopies(checked, images)
  const done = await inTransaction(ground.db, isTrial, async (tx) => {
    const change = await changeOf(tx, checked)
    if (change && !mayReplace && isAnother(change, checked)) return { refused: change }
    return { change, ...(await store(tx, checked, { ...ground, large })) }
  })
  return { ...read, ...done }
}

/** The pictures of a bundle that have no smaller copies yet. The store of pictures may be far away: no transaction waits for it. */
export async function withoutCopies({ media }: CheckedBundle, images: ImageStore): Promise<string[]> {
  const pictures = new Set([...media.values()].filter(({ stored }) => !stored.endsWith('.mp4')).map(({ hash }) => hash))
  const large: string[] = []
  for (const hash of pictures) if (!(await images.has(sizeName(hash, 160, 'avif')))) large.push(hash)
  return large
}

type Storing = Pick<Ground, 'enqueue' | 'clock' | 'publicUrl'> & { large: string[] }

/** Writes a checked bundle in the transaction `tx` and asks for the smaller copies of the pictures that are only `large`. */
export async function store(tx: Db, checked: CheckedBundle, { large, enqueue, clock, publicUrl }: Storing) {
  const mistakes = await hostMistakes(tx, checked, publicUrl)
  if (mistakes.length > 0) return { mistakes }
  const written = await writeActivity(tx, checked, clock())
  for (const hash of large) await enqueue(tx, avif, { hash })
  if (!written.created) await ageAll({ tx, enqueue }, written.id) // cards in wallets have its name and colours
  // What it says of stock may be what somebody waits for.
  if (!written.created && checked.bundle.shop) await enqueue(tx, backInStock, { activityId: written.id })
  // More seats or other hours may be what somebody waits for.
  if (!written.created && checked.bundle.booking) await enqueue(tx, waitingExpiry, { activityId: written.id })
  return written
}

async function changeOf(tx: Db, checked: CheckedBundle): Promise<Change | undefined> {
  const before = await whatIsThere(tx, checked.bundle.permalink)
  if (!before) return undefined
  const now = { document: checked.document, files: filesOf(checked) }
  return { was: before, difference: before.kept && differences(before.kept, now) }
}

/** Does it look like another activity under the same permalink? */
const isAnother = ({ was, difference }: Change, { bundle }: CheckedBundle) =>
  !difference || was.name !== bundle.name || mostlyGone(difference).length > 0

const TRIAL = new Error('a trial is rolled back')

/** Runs the work in a transaction; that of a trial is rolled back at its end. */
async function inTransaction<T>(db: Db, isTrial: boolean, work: (tx: Db) => Promise<T>): Promise<T> {
  let done: { result: T } | undefined
  try {
    await db.transaction(async (tx) => {
      done = { result: await work(tx) }
      if (isTrial) throw TRIAL
    })
  } catch (error) {
    if (error !== TRIAL) throw error
  }
  if (!done) throw new Error('a transaction ended without its work')
  return done.result
}
