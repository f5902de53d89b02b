import type { NoticeSent } from '#contract/notices.ts'
import type { Notification, Subject } from '#contract/notifications.ts'
import { isUnread } from '#rules/inbox.ts'

/** What stands in the inbox: a notice of the activity, or an entry of the feed. */
export type News = { id: string; created: string; isUnread: boolean } & (
  | { sent: NoticeSent; entry?: undefined }
  | { entry: Notification; sent?: undefined }
)

export const ofNotice = (sent: NoticeSent): News => ({ id: sent.id, created: sent.created, isUnread: isUnread(sent), sent })
export const ofEntry = (entry: Notification): News => ({ id: entry.id, created: entry.created, isUnread: !entry.read, entry })

/** What the inbox shows: only the notices, or what is about one thing. */
export type About = 'notices' | Exclude<Subject, 'other'>
export const ABOUT = ['notices', 'card', 'orders', 'bookings', 'rewards', 'counter'] as const satisfies readonly About[]
