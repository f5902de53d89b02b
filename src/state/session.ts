import { createSlice, lruMemoize, type PayloadAction } from '@reduxjs/toolkit'
import { jwtDecode } from 'jwt-decode'
import { Claims, type Tokens } from '#contract/auth.ts'

/**
 * Who is logged in here, and in which activity. Persisted, but for `hasLeft`: she went out while the page was open, here or, for
 * all that this tab knows, in another one. A link that is opened later is nothing of hers.
 */
export type Session = { token: string | null; refreshToken: string | null; activityId: string | null; hasLeft?: boolean }

const loggedOut: Session = { token: null, refreshToken: null, activityId: null }

export const session = createSlice({
  name: 'session',
  initialState: loggedOut,
  reducers: {
    /** After a log-in. */
    authenticated: (state, { payload }: PayloadAction<Tokens>) => {
      state.token = payload.token
      state.refreshToken = payload.refresh_token
      delete state.hasLeft
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
    /** `here`: she went out, and this tab clears the device; `expired`: the server let her in no more, and it does so, too; `elsewhere`: another tab does. */
    ended: (_, { payload }: PayloadAction<'here' | 'expired' | 'elsewhere'>) =>
      payload === 'expired' ? loggedOut : { ...loggedOut, hasLeft: true },
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
