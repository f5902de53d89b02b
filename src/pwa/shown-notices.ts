import { noticeOfTag } from '#rules/inbox.ts'

/** Takes shown notifications away: of each notice that is over, because it was read, on this device or another, or deleted. */
export async function closeShown(isOver: (notice: string) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications?.()) ?? []) {
    const notice = noticeOfTag(shown.tag)
    if (notice !== undefined && isOver(notice)) shown.close()
  }
}
