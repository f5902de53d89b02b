import type { Notice } from '#contract/notices.ts'

/** The entry of the cache `CACHES.push` that the page leaves for the worker. */
export const PUSH_STATE = '/push-state'

/**
 * Who is logged in here, by her user id, and how her pushes reach this browser. The page writes it at every start and
 * log-in, subscribed or not (then `endpoint` and `publicKey` are null); a logout takes it away. Without it every push is the bare one.
 */
export type PushState = { owner: string; deviceId: string; endpoint: string | null; publicKey: string | null }

/** The entry of the cache `CACHES.push` in which the worker leaves what a push said of this notice. */
export const pushedPath = (notice: string): string => `/pushed/${encodeURIComponent(notice)}`

/**
 * What a push said of a notice, in its language: the app opens on it before the server answers, and without a network.
 * `created`: when it came. `src` and `set` are its picture, for src/first, which knows no rules.
 */
export type Pushed = { notice: Notice; isChip: boolean; src: string | null; set: string | null }

/** Stands in an address in place of the receipt once the worker has counted the opening. */
export const COUNTED = 'counted'

/** What the worker tells the pages: a push arrived, also the one of a test; a tap on one wants this path of the app. */
export type WorkerNews = { type: 'PUSH_RECEIVED'; receipt: string | null; notice: string | null } | { type: 'OPEN'; path: string }

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Was this entry written by a page of today? */
export const isPushState = (data: unknown): data is PushState =>
  isRecord(data) &&
  [data.owner, data.deviceId].every((name) => typeof name === 'string' && name !== '') &&
  [data.endpoint, data.publicKey].every(isTextOrNull)

/** Is it one of the worker's news? Anything else is somebody else's. The path is still to be checked. */
export function isWorkerNews(data: unknown): data is WorkerNews {
  if (!isRecord(data)) return false
  if (data.type === 'OPEN') return typeof data.path === 'string'
  return data.type === 'PUSH_RECEIVED' && isTextOrNull(data.receipt) && isTextOrNull(data.notice)
}

/** Was this entry written by a worker of today? */
export const isPushed = (data: unknown): data is Pushed =>
  isRecord(data) && isRecord(data.notice) && [data.notice.id, data.notice.title].every((text) => typeof text === 'string')
