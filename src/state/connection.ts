import { createSlice, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit'

/** How the last calls went: whether the server was reached, and how many are under way (the loading bar). */
export type Connection = { reached: boolean; pending: number }

const initialState: Connection = { reached: true, pending: 0 }

export const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    // Both are told to the screen once a frame, together with the answer itself.
    asked: {
      prepare: prepareAutoBatched<void>(),
      reducer: (state) => {
        state.pending += 1
      },
    },
    answered: {
      prepare: prepareAutoBatched<{ reached: boolean }>(),
      reducer: (state, { payload }: PayloadAction<{ reached: boolean }>) => {
        state.pending = Math.max(0, state.pending - 1)
        state.reached = payload.reached
      },
    },
  },
})

export const { asked, answered } = connection.actions
