import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { KEEPER_DB } from './copies.ts'

/** Of more answers than these the oldest go. */
const MOST = 200

type Key = [user: string, query: string]
/** The date apart from the value: an unchanged answer rewrites the date alone. */
type Schema = DBSchema & { answers: { key: Key; value: unknown }; dates: { key: Key; value: string } }

let db: Promise<IDBPDatabase<Schema>> | undefined
const close = () => {
  void db?.then((open) => open.close()).catch(() => undefined)
  db = undefined
}

/** Whoever deletes it, here or in another tab, does not wait for us. */
function open(): Promise<IDBPDatabase<Schema>> {
  db ??= openDB<Schema>(KEEPER_DB, 1, {
    upgrade: (made) => {
      made.createObjectStore('answers')
      made.createObjectStore('dates')
    },
    blocking: close,
    terminated: close,
  })
  db.catch(() => (db = undefined))
  return db
}

/** @returns undefined if nothing is kept under this key, or not both halves of it */
export async function readCopy(key: Key): Promise<{ data: unknown; at: unknown } | undefined> {
  const reading = (await open()).transaction(['answers', 'dates'])
  const [data, at] = await Promise.all([reading.objectStore('answers').get(key), reading.objectStore('dates').get(key)])
  return data === undefined || at === undefined ? undefined : { data, at }
}

export async function writeDate(key: Key, at: string): Promise<void> {
  await (await open()).put('dates', at, key)
}

export async function writeCopy(key: Key, data: unknown, at: string): Promise<void> {
  const writing = (await open()).transaction(['answers', 'dates'], 'readwrite')
  const [answers, dates] = [writing.objectStore('answers'), writing.objectStore('dates')]
  await Promise.all([answers.put(data, key), dates.put(at, key)])
  const [keys, ages] = await Promise.all([dates.getAllKeys(), dates.getAll()])
  const oldest = keys.map((one, index) => ({ one, age: ages[index] ?? '' })).sort((a, b) => (a.age < b.age ? -1 : 1))
  const gone = oldest.slice(0, Math.max(0, keys.length - MOST))
  await Promise.all([...gone.flatMap(({ one }) => [answers.delete(one), dates.delete(one)]), writing.done])
}

/** Takes away all of it, of everybody. */
export async function forgetAll(): Promise<void> {
  close()
  await deleteDB(KEEPER_DB)
}
