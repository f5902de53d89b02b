import { Queue } from 'workbox-background-sync'
import { isDefinite } from '#rules/answers.ts'
import { addressOf } from './base.ts'
import { epochNow } from './epoch.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

/** How long the server may take to answer, in milliseconds. */
const PATIENCE = 10_000

/** Told to the server; a refusal is an answer too, and asking again would not change it. */
async function isAnswered(request: Request): Promise<boolean> {
  try {
    const { status, headers } = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    return isDefinite(status, headers.get('content-type'))
  } catch {
    return false
  }
}

/** Sends what waits, oldest first, until one fails; that one waits on, unless somebody logged out meanwhile. */
async function sendAll(queue: Queue): Promise<void> {
  const asked = epochNow()
  for (let next = await queue.shiftRequest(); next; next = await queue.shiftRequest()) {
    if (await isAnswered(next.request.clone())) continue
    if (epochNow() === asked) await queue.unshiftRequest(next)
    throw new Error('The server cannot be reached')
  }
}

let sending: Promise<void> | undefined
/** One at a time: nothing is sent by two. */
function sendOnce(queue: Queue): Promise<void> {
  sending ??= sendAll(queue).finally(() => {
    sending = undefined
  })
  return sending
}

/** What did not reach the server: kept a week, sent when the browser says that there is a network, else when the worker starts. */
const outbox = new Queue('outbox', { onSync: ({ queue }) => sendOnce(queue).catch(later) })

/** The browser tries again by itself where it was asked to; it must hear of the failure. */
function later(failure: unknown) {
  if ('sync' in self.registration) throw failure
}

/** Sends what waits; without a network it waits on. */
export const flush = (): Promise<void> => sendOnce(outbox).catch(() => undefined)

/** Tells the server, now or once it can be reached; nothing that was begun before a logout is kept after it. */
export async function post(path: string, body: object): Promise<void> {
  const asked = epochNow()
  const headers = { 'content-type': 'application/json' }
  const made = () => new Request(addressOf(path), { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit' })
  if (await isAnswered(made())) return flush()
  if (epochNow() === asked) await outbox.pushRequest({ request: made() })
}

/** Takes away what waits. The database itself stays: it is open here. */
export async function forgetOutbox(): Promise<void> {
  while (await outbox.popRequest());
}
