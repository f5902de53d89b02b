import { isPurged, MESSAGES, type WorkerMessage } from '#rules/offline.ts'
import { raiseEpoch } from './epoch.ts'
import { forgetOutbox } from './outbox.ts'
import { forgetPictures } from './pictures.ts'

/** Is it one of the messages of `rules/offline.ts`? Anything else is somebody else's. */
export const isMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'type' in data && MESSAGES.some((type) => type === data.type)

/** Forgets what is personal: nothing on its way is stored any more, and what is stored goes. SEMANTICS 2. */
export async function purge(): Promise<void> {
  raiseEpoch()
  const names = (await caches.keys()).filter(isPurged)
  await Promise.allSettled([...names.map((name) => caches.delete(name)), forgetPictures(), forgetOutbox()])
}
