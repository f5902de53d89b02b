import { createSlice, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit'

/** How the last calls went: whether the server was reached, or was silent for too long, and how many are under way (the loading bar). */
export type Connection = { reached: boolean; silent: boolean; pending: number }

const initialState: Connection = { reached: true, silent: false, pending: 0 }

type Answered = { reached: boolean; silent?: boolean }

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
      prepare: prepareAutoBatched<Answered>(),
      reducer: (state, { payload }: PayloadAction<Answered>) => {
        state.pending = Math.max(0, state.pending - 1)
        state.reached = payload.reached
        state.silent = payload.silent ?? false
      },
    },
  },
})

export const { asked, answered } = connection.actions
