import { createSlice, lruMemoize, type PayloadAction } from '@reduxjs/toolkit'
import { jwtDecode } from 'jwt-decode'
import { Claims, type Tokens } from '#contract/auth.ts'

/** Who is logged in here, and in which activity. Persisted. */
export type Session = { token: string | null; refreshToken: string | null; activityId: string | null }

const loggedOut: Session = { token: null, refreshToken: null, activityId: null }

export const session = createSlice({
  name: 'session',
  initialState: loggedOut,
  reducers: {
    /** After a log-in. */
    authenticated: (state, { payload }: PayloadAction<Tokens>) => {
      state.token = payload.token
      state.refreshToken = payload.refresh_token
    },
    /** After a renewal of the token `of`; of a session that is over by now, or is another, nothing is changed. */
    exchanged: (state, { payload: { of, tokens } }: PayloadAction<{ of: string; tokens: Tokens }>) => {
      if (state.token !== of) return
      state.token = tokens.token
      state.refreshToken = tokens.refresh_token
    },
    activityChosen: (state, { payload }: PayloadAction<string>) => {
      state.activityId = payload
    },
    /** `here`: this tab decided it, and clears the device; `elsewhere`: another tab did. */
    ended: (_, __: PayloadAction<'here' | 'elsewhere'>) => loggedOut,
  },
})

export const { authenticated, exchanged, activityChosen, ended } = session.actions

function decode(token: string | null): Claims {
  try {
    return Claims.parse(jwtDecode(token ?? ''))
  } catch {
    return { roles: [] }
  }
}

/** What a token says of its bearer; nothing for a token nobody can read. Asked at every change of the store: read once. Spec §6. */
export const claimsOf = lruMemoize(decode, { maxSize: 2 })

/** Who bears a token; undefined for a token nobody can read. */
export const personOf = (token: string): string | undefined => {
  const { sub, username } = claimsOf(token)
  return sub ?? username
}

/** Are these the tokens of two people? Of one that nobody can read, that is not said. */
export function areTwoPeople(one: string, other: string): boolean {
  const [a, b] = [personOf(one), personOf(other)]
  return a !== undefined && b !== undefined && a !== b
}
