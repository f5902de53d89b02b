import type { Notice } from '#contract/notices.ts'
import { CACHES } from '#rules/offline.ts'
import { isPushed, pushedPath } from '#rules/push.ts'

const noticeOf = (kept: unknown): Notice | undefined => (isPushed(kept) ? kept.notice : undefined)

/** The notice that the worker wrote into this page, which src/first painted. */
export function paintedNotice(): Notice | undefined {
  const painted = document.getElementById('tessera-pushed')?.textContent
  return painted ? noticeOf(JSON.parse(painted)) : undefined
}

/** What a push said of this notice; nothing where none came here, or the app knows more by now. */
export async function readPushed(id: string): Promise<Notice | undefined> {
  try {
    const kept = await caches.match(pushedPath(id), { cacheName: CACHES.push })
    return noticeOf(await kept?.json())
  } catch {
    // A storage that is denied holds nothing.
    return undefined
  }
}

/** The server has said more of it, or that it is gone. */
export async function forgetPushed(id: string): Promise<void> {
  try {
    await (await caches.open(CACHES.push)).delete(pushedPath(id))
  } catch {
    // Nor is there anything to forget.
  }
}
