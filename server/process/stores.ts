import { connect, type Db } from '../db/connect.ts'
import type { Enqueue } from '../work/job.ts'
import type { Settings } from '../env.ts'
import type { ImageStore } from '../images/port.ts'
import { openImages } from '../images/store.ts'
import { startJobs } from '../jobs/queue.ts'
import { openWallets } from '../wallets/adapter.ts'

/** Rows, pictures and a queue to ask in, for a process that serves nothing. */
export type Stores = { db: Db; images: ImageStore; enqueue: Enqueue; close: () => Promise<void> }

/** The image store that the settings name. */
export const openImagesOf = ({ dataDir, imagesS3Url }: Pick<Settings, 'dataDir' | 'imagesS3Url'>): ImageStore =>
  openImages({ dataDir, ...(imagesS3Url && { s3: imagesS3Url }) })

/** Opens what the settings name. With the embedded database the caller holds the folder's lock. */
export async function openStores(settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'imagesS3Url'>): Promise<Stores> {
  const connection = await connect(settings)
  const images = openImagesOf(settings)
  const idle = {
    db: connection.db,
    clock: () => new Date(),
    images,
    encode: undefined,
    mail: { send: async () => ({ failed: 'this process sends nothing' }) },
    push: { send: async () => ({ is: 'refused' as const, why: 'this process sends nothing' }) },
    payments: {},
    wallets: openWallets({}, { images, clock: () => new Date(), publicUrl: undefined }),
    sms: { send: async () => ({ failed: 'this process sends nothing' }) },
    writesAtOnce: 1,
    confirmedHosts: [],
    sweep: async () => {},
  }
  const jobs = await startJobs(connection, idle, { work: false, failed: () => {} }).catch(async (error: unknown) => {
    await connection.close().catch(() => {}) // why it could not start says more
    throw error
  })
  return {
    db: connection.db,
    images,
    enqueue: jobs.enqueue,
    async close() {
      try {
        await jobs.stop()
      } finally {
        await connection.close()
      }
    },
  }
}
