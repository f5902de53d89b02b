import { createSlice, original, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { ActivityCustomer, Configuration } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import type { ActivityLanguage } from '#contract/languages.ts'
import type { Subject } from '#contract/notifications.ts'
import type { MenuItem } from '#contract/menus.ts'
import { authenticated, ended, personOf } from './session.ts'

/** A code as modules: an SVG path in a box of `width` x `height` modules, quiet zone included. */
export type CodeShape = { for: string; path: string; width: number; height: number; square: boolean }

/** The last good copy of an answer, and when the server gave it (ISO instant). */
export type Kept<T> = { data: T; at: string }

/** What was opened here, of which the server has not heard yet: a notice's delivery, from a push or in the app, or an entry of the feed about a `subject`. */
export type Mark = { id: string; isNative: boolean; subject?: Subject | undefined }

type OfActivity = {
  configuration?: Kept<Configuration>
  card?: Kept<Card | null>
  menu?: Kept<MenuItem[]>
  marks?: Kept<Mark[]>
  /** How much of it is unread, for the number on the icon. */
  unread?: Kept<number>
  languages?: Kept<ActivityLanguage[]>
  /** Has she acknowledged the information text? */
  privacy?: Kept<boolean>
  /** What home's living line told last, by its id. */
  told?: Kept<string | null>
  /** The card's code, drawn: so that it is there before the library is. */
  shape?: Kept<CodeShape>
}

/**
 * What must be there before React, online or not; keyed by activity. Persisted as a whole, gone at logout; lists are the keeper's (`copies.ts`). Spec §9.
 * `whose`: the person, so that a tab takes over from another only what is of who is logged in here.
 */
export type Snapshot = { whose?: string | undefined; mine?: Kept<ActivityCustomer[]>; byActivity: Record<string, OfActivity> }

export type Kind = keyof OfActivity
export type KeptOf<K extends Kind> = NonNullable<OfActivity[K]>['data']

type Keep = { what: Kind; activityId: string; kept: Kept<unknown> }

/** So long an answer that does not change is as of now, in milliseconds: each change writes all of it down. */
const RECENT = 5 * 60_000
const isOfNow = (before: Kept<unknown>, at: string) => Math.abs(Date.parse(at) - Date.parse(before.at)) < RECENT

/** What is to be kept after `before`: the same data stay the same object, so that nothing is drawn anew for them. */
function after<T>(before: Kept<T> | undefined, { data, at }: Kept<T>): Kept<T> {
  if (!before) return { data, at }
  const shared = copyWithStructuralSharing(before.data, data) as T
  return shared === before.data && isOfNow(before, at) ? before : { data: shared, at }
}

const timeOf = ({ at }: Kept<unknown>) => Date.parse(at) || 0

/** Of one part in two tabs, the newer one. Theirs stays the object that it is: it may be one that is looked at when it is read (`kept.ts`). */
function newer<T>(mine: Kept<T> | undefined, theirs: Kept<T>): Kept<T> {
  if (!mine) return theirs
  const isSame = isOfNow(mine, theirs.at) && copyWithStructuralSharing(mine.data, theirs.data) === mine.data
  return isSame || timeOf(theirs) <= timeOf(mine) ? mine : theirs
}

const empty: Snapshot = { byActivity: {} }

export const snapshot = createSlice({
  name: 'snapshot',
  initialState: empty,
  reducers: {
    // Told to the screen once a frame: at a start five answers come at once.
    kept: {
      prepare: prepareAutoBatched<Keep>(),
      reducer: (state, { payload: { what, activityId, kept } }: PayloadAction<Keep>) => {
        const all = original(state)?.byActivity[activityId]
        const next = after<unknown>(all?.[what], kept)
        if (next !== all?.[what]) state.byActivity[activityId] = { ...all, [what]: next } as OfActivity
      },
    },
    mineKept: {
      prepare: prepareAutoBatched<Kept<ActivityCustomer[]>>(),
      reducer: (state, { payload }: PayloadAction<Kept<ActivityCustomer[]>>) => {
        state.mine = after(original(state)?.mine, payload)
      },
    },
    /** Another tab kept this. It writes all of it down, as this one does: what either lacks would be lost. Nothing goes by it. */
    keptElsewhere: (state, { payload: { whose, mine, byActivity } }: PayloadAction<Snapshot>) => {
      // A tab that slept may write what it had of who was in before.
      if (whose === undefined || whose !== state.whose) return
      const before = original(state)
      if (mine) state.mine = newer(before?.mine, mine)
      for (const [id, parts] of Object.entries(byActivity)) {
        const all = before?.byActivity[id]
        const next = Object.entries(parts).map(([what, theirs]) => [what, newer<unknown>(all?.[what as Kind], theirs)] as const)
        if (next.some(([what, part]) => part !== all?.[what as Kind]))
          state.byActivity[id] = { ...all, ...Object.fromEntries(next) } as OfActivity
      }
    },
    /** What is kept does harm. */
    dropped: () => empty,
  },
  extraReducers: (build) =>
    build
      .addCase(ended, () => empty)
      .addCase(authenticated, (state, { payload }) => {
        state.whose = personOf(payload.token)
      }),
})

export const { mineKept, keptElsewhere, dropped } = snapshot.actions

/** The action that keeps one answer of one activity. */
export const keep = <K extends Kind>(what: K, activityId: string, kept: Kept<KeptOf<K>>) =>
  snapshot.actions.kept({ what, activityId, kept })
