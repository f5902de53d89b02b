import { createSlice, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit'
import type { Activity, ActivityCustomer, Configuration } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import type { Flow } from '#contract/flows.ts'
import type { Invite } from '#contract/friends.ts'
import type { ActivityLanguage } from '#contract/languages.ts'
import type { MenuItem } from '#contract/menus.ts'
import type { NoticeSent } from '#contract/notices.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Store } from '#contract/stores.ts'
import { ended } from './session.ts'

/** A code as modules: an SVG path in a box of `width` x `height` modules, quiet zone included. */
export type CodeShape = { for: string; path: string; width: number; height: number; square: boolean }

/** The last good copy of an answer, and when the server gave it (ISO instant). */
export type Kept<T> = { data: T; at: string }

/** The newest notices, and how many of all are unread where the server counts them. */
export type Inbox = { data: NoticeSent[]; totalRows: number; unread?: number | undefined }

/** A delivery opened here, from a push or in the app, of which the server has not heard yet. */
export type Mark = { id: string; isNative: boolean }

type OfActivity = {
  activity?: Kept<Activity>
  configuration?: Kept<Configuration>
  card?: Kept<Card | null>
  menu?: Kept<MenuItem[]>
  flows?: Kept<Flow[]>
  notices?: Kept<Inbox>
  marks?: Kept<Mark[]>
  notifications?: Kept<Notification[]>
  languages?: Kept<ActivityLanguage[]>
  stores?: Kept<Store[]>
  invite?: Kept<Invite>
  /** Has she acknowledged the information text? */
  privacy?: Kept<boolean>
  /** The card's code, drawn: so that it is there before the library is. */
  shape?: Kept<CodeShape>
}

/** What shows at once at the next start, online or not; keyed by activity. Persisted, gone at logout. Spec §9. */
export type Snapshot = { mine?: Kept<ActivityCustomer[]>; byActivity: Record<string, OfActivity> }

export type Kind = keyof OfActivity
export type KeptOf<K extends Kind> = NonNullable<OfActivity[K]>['data']

type Keep = { what: Kind; activityId: string; kept: Kept<unknown> }

const empty: Snapshot = { byActivity: {} }

export const snapshot = createSlice({
  name: 'snapshot',
  initialState: empty,
  reducers: {
    // Told to the screen once a frame: at a start five answers come at once.
    kept: {
      prepare: prepareAutoBatched<Keep>(),
      reducer: (state, { payload }: PayloadAction<Keep>) => {
        state.byActivity[payload.activityId] = { ...state.byActivity[payload.activityId], [payload.what]: payload.kept }
      },
    },
    mineKept: {
      prepare: prepareAutoBatched<Kept<ActivityCustomer[]>>(),
      reducer: (state, { payload }: PayloadAction<Kept<ActivityCustomer[]>>) => {
        state.mine = payload
      },
    },
    /** What is kept does harm. */
    dropped: () => empty,
  },
  extraReducers: (build) => build.addCase(ended, () => empty),
})

export const { mineKept, dropped } = snapshot.actions

/** The action that keeps one answer of one activity. */
export const keep = <K extends Kind>(what: K, activityId: string, kept: Kept<KeptOf<K>>) =>
  snapshot.actions.kept({ what, activityId, kept })
