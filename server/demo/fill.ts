import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { store, withoutCopies } from '../bundle/import.ts'
import { type CheckedBundle, readBundle } from '../bundle/read.ts'
import { addPeople } from './accounts.ts'
import { addressOf } from './greeting.ts'
import { addBookings } from './bookings.ts'
import { addCoupons } from './coupons.ts'
import { addScratchCards } from './scratch-cards.ts'
import { addGuests } from './guests.ts'
import { readMost } from './notices.ts'
import { addPacks } from './packs.ts'
import { addOrders } from './orders.ts'
import { addPast } from './past.ts'
import { isEmpty } from '../data/activities/rows.ts'
import { readSettings, type Settings } from '../env.ts'
import type { ImageStore } from '../images/port.ts'
import { openImagesOf, openStores } from '../process/stores.ts'
import { lockFolder } from '../process/lock.ts'

const BUNDLES = path.join(import.meta.dirname, '../../demo')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Fills an empty database with the demo; all of it in one transaction, so that a crash leaves it empty. SEMANTICS 11. */
async function main(settings: Settings) {
  if (settings.production) throw new Error('The demo is never filled in production.')
  if (settings.databaseUrl) return fill(settings, settings)
  const lock = await lockFolder(settings.dataDir)
  if (!lock) return // another process has the folder; whoever opens it next says so
  try {
    const place = path.join(settings.dataDir, 'db')
    if (existsSync(place)) return await fill(settings, settings)
    const making = path.join(settings.dataDir, 'filling')
    await rm(making, { recursive: true, force: true })
    await fill(settings, { dataDir: making })
    await rename(path.join(making, 'db'), place) // whole or not at all
    await rm(making, { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

/** @param rows where the database is: while a new one is made, not yet in its place */
async function fill(settings: Settings, rows: Pick<Settings, 'databaseUrl' | 'dataDir'>) {
  const images = openImagesOf(settings)
  say('Filling the demo: reading three activities and their pictures')
  const [checked, stores] = await Promise.all([readAll(images), openStores({ ...settings, ...rows })])
  try {
    if (!(await isEmpty(stores.db))) return say('The database is not empty: nothing to fill.')
    await stores.db.transaction(async (tx) => {
      for (const one of checked) {
        const large = await withoutCopies(one, images)
        const written = await store(tx, one, { large, enqueue: stores.enqueue, clock: () => new Date() })
        if ('mistakes' in written) throw new Error(written.mistakes.join('\n'))
        say(`Filling the demo: ${described(one)}`)
      }
      const now = new Date()
      await addPeople(
        tx,
        checked.map(({ bundle }) => bundle),
        now,
      )
      const at = settings.publicUrl ?? `http://localhost:${settings.port}`
      await addPast(tx, now)
      await addOrders(tx, now, (permalink) => addressOf(permalink, at))
      await addBookings(tx, now)
      await addCoupons(tx, now)
      await addPacks(tx, now)
      await addScratchCards(tx, now)
      await addGuests(tx, now)
      await readMost(tx)
    })
    say('Filling the demo: five accounts, their cards, orders, bookings, coupons, packs and scratch cards')
  } finally {
    await stores.close()
  }
}

/** One after the other: each keeps both cores busy with its pictures. */
async function readAll(images: ImageStore): Promise<CheckedBundle[]> {
  const all: CheckedBundle[] = []
  for (const name of (await readdir(BUNDLES)).sort()) {
    const read = await readBundle(path.join(BUNDLES, name), images)
    if ('mistakes' in read) throw new Error(`demo/${name} has mistakes:\n${read.mistakes.join('\n')}`)
    all.push(read.checked)
  }
  return all
}

function described({ bundle, media }: CheckedBundle): string {
  const dishes = bundle.menu?.categories.flatMap((category) => category.dishes).length ?? 0
  const goods = bundle.shop?.categories.flatMap((category) => category.goods).length ?? 0
  const counts = [`${dishes} dishes`, `${goods} goods`, `${media.size} pictures`].filter((count) => !count.startsWith('0 '))
  return [bundle.name, ...counts].join(', ')
}

try {
  await main(readSettings(process.env))
} catch (error) {
  process.stderr.write(`The demo could not be filled: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
