import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** How the last calls went: whether the server was reached, and how many are under way (the loading bar). */
export type Connection = { reached: boolean; pending: number }

const initialState: Connection = { reached: true, pending: 0 }

export const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    asked: (state) => {
      state.pending += 1
    },
    answered: (state, { payload }: PayloadAction<{ reached: boolean }>) => {
      state.pending = Math.max(0, state.pending - 1)
      state.reached = payload.reached
    },
  },
})

export const { asked, answered } = connection.actions
