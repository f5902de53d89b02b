import { createSlice, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit'
import { ended } from './session.ts'
import { dropped, type Kept } from './snapshot.ts'

/** The database in which the keeper has them. */
export const KEEPER_DB = 'tessera'

/** What the device kept of the answers asked for, by the key of their query; null where it was looked for and is not there. */
export type Copies = Record<string, Kept<unknown> | null>

type Found = { key: string; copy: Kept<unknown> | null }

/** The keeper's copies as far as they are in use; the device has them in `keeper-db.ts`. Gone at logout. */
export const copies = createSlice({
  name: 'copies',
  initialState: {} as Copies,
  reducers: {
    /** A copy came from the device; an answer that came meanwhile is newer. */
    found: {
      prepare: prepareAutoBatched<Found>(),
      reducer: (state, { payload: { key, copy } }: PayloadAction<Found>) => {
        state[key] ??= copy
      },
    },
    copied: {
      prepare: prepareAutoBatched<Found>(),
      reducer: (state, { payload: { key, copy } }: PayloadAction<Found>) => {
        state[key] = copy
      },
    },
  },
  extraReducers: (build) => build.addCase(ended, () => ({})).addCase(dropped, () => ({})),
})

export const { found, copied } = copies.actions
