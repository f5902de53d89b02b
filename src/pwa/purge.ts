import { isPurged, type WorkerMessage } from '#rules/offline.ts'
import { KEEPER_DB } from '../state/copies.ts'
import { forgetUnkept } from '../state/kept-list.ts'
import { leavePush } from './push-drop.ts'

/** Keys that survive a logout: about the device, never about a person. */
const OF_DEVICE = 'tessera.device.'
/** The worker empties these itself: they are open there, and one that is to be deleted would open no more. */
const OF_WORKER = ['workbox-expiration', 'workbox-background-sync']
/** How long the worker may take to answer, in milliseconds. */
const PATIENCE = 2_000

function clearStorages() {
  const isOfDevice = (key: string) => key.startsWith(OF_DEVICE)
  forgetUnkept(isOfDevice)
  for (const key of Object.keys(localStorage)) if (!isOfDevice(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}

/** The worker first: what is still on its way must find the door closed. */
async function tellWorker() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const worker = registration?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<void>((done) => {
    port1.onmessage = () => done()
    setTimeout(done, PATIENCE)
  })
  worker.postMessage({ type: 'PURGE' } satisfies WorkerMessage, [port2])
  await answered
  port1.close()
}

async function clearCaches() {
  const names = (await caches.keys()).filter(isPurged)
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function clearDatabases() {
  // Where a browser does not say which there are, the keeper's is known.
  const found = (await indexedDB.databases?.()) ?? [{ name: KEEPER_DB }]
  for (const { name } of found) if (name && !OF_WORKER.includes(name)) indexedDB.deleteDatabase(name)
}

async function clearNotices() {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close()
  await navigator.clearAppBadge?.()
}

/**
 * Takes everything personal off this device, with or without a network: storages, the subscription, the worker's copies,
 * databases, shown notifications, the badge. What is denied holds nothing, and does not stop the rest. SEMANTICS 2.
 */
export async function purge(): Promise<void> {
  const steps = [clearStorages, tellWorker, leavePush, clearCaches, clearDatabases, clearNotices]
  await Promise.allSettled(steps.map(async (step) => step()))
  // A call under way in this page may have been kept while the worker was told.
  await Promise.allSettled([clearCaches()])
}
