import type { WorkerNews } from '#rules/push.ts'
import { epochNow } from './epoch.ts'
import { BARE, type Note, noteFor } from './note.ts'
import { keepPushed } from './pushed.ts'
import { readPushState } from './push-state.ts'
import { report } from './receipts.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

/** Not in all browsers, so not in the types: the picture, and that a note in another's place rings again. */
type Options = NotificationOptions & { image?: string; renotify?: boolean }

function display({ title, body, lang, dir, tag, icon, image, path, receipt }: Note): Promise<void> {
  const options: Options = { body, lang, dir, tag, icon, image, renotify: true, data: { path, receipt } }
  return self.registration.showNotification(title, options)
}

async function tellPages(news: WorkerNews) {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(news)
}

async function setBadge(unread: number | undefined) {
  if (unread !== undefined && 'setAppBadge' in navigator) await navigator.setAppBadge(unread)
}

/** Pictures take their time: she may have gone out before it was shown. */
async function takeBack({ tag }: Note) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close()
}

/** The note, or the bare one where it cannot be made or the browser refuses it. */
async function displayed(make: () => Note): Promise<Note> {
  try {
    const note = make()
    await display(note)
    return note
  } catch {
    await display(BARE)
    return BARE
  }
}

/**
 * Shows a push, whatever it carries and whoever is in: a browser takes the subscription away after silent ones. What her
 * app then does (news to the pages, badge, receipt) cannot take the notification back. SEMANTICS 8.
 */
export async function show(data: PushMessageData | null): Promise<void> {
  const asked = epochNow()
  const state = await readPushState()
  const note = await displayed(() => noteFor(state?.owner, data?.text() ?? '', self.location.origin))
  if (note === BARE) return
  if (epochNow() !== asked) return takeBack(note)
  const { receipt, notice, unread } = note
  await Promise.allSettled([
    keepPushed(note, asked),
    tellPages({ type: 'PUSH_RECEIVED', receipt, notice }),
    setBadge(unread),
    receipt && report(receipt, 'received'),
  ])
}
