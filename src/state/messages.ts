import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A way to what a message tells of. */
export type Way = { to: string; words: string }

/**
 * One notification at the top centre; without a text of its own it says the default one of its kind. `unreached`: nobody answered, so
 * that it may be done all the same. `timeout` in ms. Spec §2, §8, §9.
 */
export type Message = { id: string; kind: 'success' | 'error' | 'unreached'; text: string; timeout: number; way?: Way }

const SUCCESS_TIMEOUT = 2_000
/** What went wrong, and what leads somewhere: it is read first. */
const LONG_TIMEOUT = 10_000
/** Never displayed. Spec §8. */
const UNSAID = 'Sessione scaduta'

export const messages = createSlice({
  name: 'messages',
  initialState: [] as Message[],
  reducers: {
    said: {
      prepare: (kind: Message['kind'], text = '', way?: Way) => ({
        payload: { id: nanoid(), kind, text, timeout: kind === 'success' && !way ? SUCCESS_TIMEOUT : LONG_TIMEOUT, ...(way && { way }) },
      }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        const isSaid = state.some(({ kind, text }) => kind === payload.kind && text === payload.text)
        if (payload.text !== UNSAID && !isSaid) state.push(payload)
      },
    },
    closed: (state, { payload }: PayloadAction<string>) => state.filter((message) => message.id !== payload),
  },
})

export const { said, closed } = messages.actions
