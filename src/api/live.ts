import { useCallback, useSyncExternalStore } from 'react'
import { Changed, live } from '#contract/live.ts'
import { type AppState, type AppStore, useActivityId, useAppSelector, useAppStore } from '../state/hooks.ts'
import { personOf } from '../state/session.ts'
import { api } from './api.ts'
import { base } from './base.ts'
import { renewed } from './base-query.ts'
import { hear } from './events.ts'
import { place } from './place.ts'
import { seenAtTill } from './seen.ts'
import { isOpenLine, listenTo } from './shared-lines.ts'

/** How often is asked all the same while changes are told, in milliseconds. */
export const SLOW = 30_000
/** What several parts of a page count is not asked for again by each of them, for so long, in seconds. */
export const FRESH = 10

/** What is old when a noun has changed, by whose rows a page shows. */
const tags = {
  own: {
    orders: ['Orders'],
    bookings: ['Bookings'],
    coupons: ['Coupons'],
    packs: ['Packs'],
    scratchCards: ['ScratchCards'],
    friends: ['Friends'],
    card: ['Card', 'Flows'],
    news: ['Notices', 'Notifications'],
  },
  counter: {
    orders: ['Counter'],
    bookings: ['CounterBookings'],
    card: ['Till'],
    coupons: ['Till'],
    packs: ['CounterPacks', 'Till'],
    scratchCards: ['CounterPrizes'],
    till: ['Till'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>

type Whose = keyof typeof tags
type Old = typeof tags
/** What is kept of answers, of which the app’s own state knows nothing. */
type Answers = Parameters<typeof api.util.selectInvalidatedBy>[0]
type Tag = Old['own'][keyof Old['own']][number] | Old['counter'][keyof Old['counter']][number]

/** What the till did: staff there learn once her page shows it. */
const SEEN = ['card', 'coupons']

const isSeen = () => document.visibilityState === 'visible' && navigator.onLine
const listen = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** What was told has become old; undefined for what this version knows nothing of. */
function oldBy(data: string, whose: Whose) {
  const changed = Changed.safeParse(JSON.parse(data))
  const nouns: Record<string, readonly Tag[]> = tags[whose]
  const old = changed.success ? nouns[changed.data.noun] : undefined
  return old && changed.data && { ...changed.data, old }
}

type Wish = { whose: Whose; activityId: string; setOpen: (isOpen: boolean) => void; signal: AbortSignal }

/** Hears the line until `signal`, and has asked for anew what it says is old. */
function begin(store: AppStore, { whose, activityId, setOpen, signal }: Wish) {
  const { url } = place(live, { activityId, ...(whose === 'counter' && { counter: true }) })
  const send = (until: AbortSignal) => {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${store.getState().session.token}` }
    return fetch(base + url, { signal: until, headers, cache: 'no-store' })
  }
  const ask = async (until: AbortSignal) => {
    const answer = await send(until)
    if (answer.status !== 401) return answer
    await renewed(store)
    return send(until)
  }
  /** What is being asked for may be answered as it was before, and is not asked for twice at once: it is asked for again after that. */
  const isOld = async (old: readonly Tag[]) => {
    const isOfThese = (key: string) =>
      api.util.selectInvalidatedBy(store.getState() as AppState & Answers, [...old]).some((one) => one.queryCacheKey === key)
    const running = store.dispatch(api.util.getRunningQueriesThunk())
    store.dispatch(api.util.invalidateTags([...old]))
    await Promise.all(
      running.map(async (one) => {
        await one
        if (isOfThese(one.queryCacheKey) && !signal.aborted) await one.refetch()
      }),
    )
  }
  const shown = async (id: string, asked: Promise<void>) => {
    await asked
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    await store.dispatch(seenAtTill.initiate({ activityId, id }, { track: false }))
  }
  const onOpen = () => {
    setOpen(true)
    void isOld(Object.values(tags[whose]).flat())
  }
  const onEvent = (data: string) => {
    const told = oldBy(data, whose)
    if (!told) return
    const asked = isOld(told.old)
    if (whose === 'own' && SEEN.includes(told.noun)) void shown(told.id, asked)
  }
  void hear({ ask, onOpen, onEvent, onEnd: () => setOpen(false) }, signal)
}

/**
 * Has the server tell what changes, as long as the page is in sight and has a network: what has become old is asked for at once.
 * What changed while nobody listened is asked for whenever the line opens. All of a page that listen share one line. SEMANTICS 14.
 * @param whose her own rows, or those of the activity at its counter; undefined: nothing is listened to
 * @returns whether it tells now: without it a page asks by itself
 */
export function useLive(whose: Whose | undefined): boolean {
  const store = useAppStore()
  const activityId = useActivityId()
  const person = useAppSelector(({ session }) => (session.token ? personOf(session.token) : undefined))
  const isHere = useSyncExternalStore(listen, isSeen)
  const key = whose && activityId && person !== undefined && isHere ? `${whose} ${activityId} ${person}` : undefined
  const join = useCallback(
    (changed: () => void) => {
      if (!key || !whose || !activityId) return () => {}
      return listenTo(store, key, (setOpen, signal) => begin(store, { whose, activityId, setOpen, signal }), changed)
    },
    [store, key, whose, activityId],
  )
  return useSyncExternalStore(join, () => key !== undefined && isOpenLine(store, key))
}
