import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from './bucket.ts'
import type { Film } from './port.ts'

/** Finds a film by its name in the store; only the bytes that are asked for are read, as the reader takes them. */
export type Films = (name: string) => Promise<Film | undefined>

/** Films in a folder. */
export const filmsIn =
  (folder: string): Films =>
  async (name) => {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return
    return { size: found.size, part: async (start, end) => Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream }
  }

/** Films in a bucket, which itself answers ranges. */
export function filmsOf({ endpoint, bucket, ...keys }: Bucket): Films {
  const client = new AwsClient({ service: 's3', ...keys })
  return async (name) => {
    const address = `${endpoint}/${bucket}/${name}`
    const head = await client.fetch(address, { method: 'HEAD' })
    if (head.status === 404) return
    if (!head.ok) throw new Error(`the bucket answers ${head.status}`)
    return { size: Number(head.headers.get('content-length')), part: (start, end) => range(client, address, `bytes=${start}-${end}`) }
  }
}

async function range(client: AwsClient, address: string, asked: string): Promise<ReadableStream> {
  const answer = await client.fetch(address, { headers: { Range: asked } })
  if (answer.status !== 206 || !answer.body) throw new Error(`the bucket answers ${answer.status} to a range`)
  // An answer that nobody holds any more is collected, and its body cancelled with it, unless somebody reads already.
  return answer.body.pipeThrough(new TransformStream())
}
