import { safePath } from '#rules/paths.ts'
import { COUNTED, type WorkerNews } from '#rules/push.ts'
import { BARE } from './note.ts'
import { report } from './receipts.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

/** How long a page may take to say that it heard, in milliseconds: one of an old version never does. */
const PATIENCE = 2_000

/** Did the page take the news? */
function isHeard(page: WindowClient, news: WorkerNews): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<boolean>((done) => {
    const timer = setTimeout(() => done(false), PATIENCE)
    port1.onmessage = () => {
      clearTimeout(timer)
      done(true)
    }
    page.postMessage(news, [port2])
  }).finally(() => port1.close())
}

/** The window in front, else the one used last: browsers list them in that order. */
async function openPage(): Promise<WindowClient | undefined> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = all.filter(({ frameType }) => frameType !== 'nested')
  return pages.find(({ focused }) => focused) ?? pages[0]
}

/** Leads an open window there without loading it again; without one, a new window. */
async function goTo(path: string) {
  const page = await openPage()
  if (!page) return self.clients.openWindow(path)
  await page.focus().catch(() => undefined)
  if (await isHeard(page, { type: 'OPEN', path })) return page
  return page.navigate(path).catch(() => self.clients.openWindow(path))
}

/** The opening is counted here: the page must know that there was a push, and not count it again. */
const counted = (path: string) => path.replace(/([?&]push=)[^&#]*/, `$1${COUNTED}`)

/** A tap on a notification: it goes, its page opens, and that is counted. SEMANTICS 8. */
export async function open(notification: Notification): Promise<void> {
  notification.close()
  const { path, receipt } = { ...(notification.data as { path?: unknown; receipt?: unknown } | null) }
  await Promise.allSettled([goTo(counted(safePath(path) ?? BARE.path)), typeof receipt === 'string' && report(receipt, 'opened')])
}
