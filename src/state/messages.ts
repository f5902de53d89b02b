import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** One notification at the top centre. `timeout` in milliseconds. Spec §2, §9. */
export type Message = { id: string; kind: 'success' | 'error'; text: string; timeout: number }

const SUCCESS_TIMEOUT = 2_000
const ERROR_TIMEOUT = 10_000
/** Never displayed. Spec §8. */
const UNSAID = 'Sessione scaduta'

export const messages = createSlice({
  name: 'messages',
  initialState: [] as Message[],
  reducers: {
    said: {
      prepare: (kind: Message['kind'], text: string, timeout = kind === 'success' ? SUCCESS_TIMEOUT : ERROR_TIMEOUT) => ({
        payload: { id: nanoid(), kind, text, timeout },
      }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        if (payload.text === UNSAID || !payload.text) return
        if (state.some((message) => message.text === payload.text)) return
        state.push(payload)
      },
    },
    closed: (state, { payload }: PayloadAction<string>) => state.filter((message) => message.id !== payload),
  },
})

export const { said, closed } = messages.actions
