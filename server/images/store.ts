import { join } from 'node:path'
import { createStorage, type Driver } from 'unstorage'
import folder from 'unstorage/drivers/fs'
import bucket from 'unstorage/drivers/s3'
import { imageHash } from '#rules/images.ts'
import { readBucket } from './bucket.ts'
import { type Films, filmsIn, filmsOf } from './film.ts'
import { owedSizes } from './drawing.ts'
import { type ImageStore, ORIGINALS, sizeName } from './port.ts'

const isSafe = (name: string) => /^[a-z0-9][a-z0-9.-]{0,99}$/.test(name) && !name.includes('..')

/** The store in `dataDir/images`, or in an S3-compatible bucket where its address is given. */
export function openImages({ dataDir, s3 }: { dataDir: string; s3?: string }): ImageStore {
  const settings = s3 ? readBucket(s3) : undefined
  if (s3 && !settings) throw new Error('IMAGES_S3_URL is not of the form https://KEY:SECRET@endpoint/bucket?region=...')
  if (settings) return storeOn(bucket(settings), filmsOf(settings))
  const base = join(dataDir, 'images')
  return storeOn(folder({ base, ignore: [] }), filmsIn(base))
}

/** An image store over any driver of the storage library. A size that was put empty is owed: who asks for it first has it made. */
export function storeOn(driver: Driver, films: Films = async () => undefined): ImageStore {
  const storage = createStorage({ driver })
  const making = new Map<string, Promise<void>>()
  const has = async (name: string) => isSafe(name) && (await storage.hasItem(name))
  async function put(name: string, bytes: Uint8Array) {
    if (!isSafe(name)) throw new Error(`not a name for the image store: ${JSON.stringify(name)}`)
    await storage.setItemRaw(name, bytes)
  }
  async function read(name: string) {
    const found = isSafe(name) ? await storage.getItemRaw<Uint8Array<ArrayBuffer> | ArrayBuffer>(name) : undefined
    return found ? new Uint8Array(found as Uint8Array<ArrayBuffer>) : undefined
  }
  async function pay(hash: string) {
    for (const ending of ORIGINALS) {
      const original = await read(`${hash}.${ending}`)
      if (!original) continue
      for (const [width, bytes] of await owedSizes(original)) await put(sizeName(hash, width, 'webp'), bytes)
      return
    }
  }
  /** Two who ask at once wait for one making. */
  function once(hash: string) {
    const running = making.get(hash) ?? pay(hash).finally(() => making.delete(hash))
    making.set(hash, running)
    return running
  }
  return {
    put,
    has,
    film: async (name) => (isSafe(name) ? films(name) : undefined),
    async get(name) {
      const found = await read(name)
      if (found?.length !== 0) return found
      await once(imageHash(name))
      const made = await read(name)
      return made?.length ? made : undefined
    },
  }
}
