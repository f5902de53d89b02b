import { combineReducers, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { api } from '../api/api.ts'
import type { Failure, Meta } from '../api/base-query.ts'
import { forgetCopies } from '../api/keeper.ts'
import { flush } from '../api/outbox.ts'
import { stopRenewal } from '../api/renew.ts'
import { purge } from '../pwa/purge.ts'
import { answered, connection } from '../state/connection.ts'
import { copies } from '../state/copies.ts'
import type { AppState } from '../state/hooks.ts'
import { messages, said } from '../state/messages.ts'
import { persistedSession, persistedSnapshot } from '../state/persist.ts'
import { ended } from '../state/session.ts'
import { dropped } from '../state/snapshot.ts'

/** Milliseconds between two times that all on the screen is read again. */
const REST = 10_000

/** What follows from what happens, whatever screen is open. */
function listener() {
  const { middleware, startListening } = createListenerMiddleware()

  /** Nothing of hers stays: the caches of this tab at once, those of the device right after. SEMANTICS 2. */
  startListening({
    actionCreator: ended,
    effect: async ({ payload }, { dispatch }) => {
      stopRenewal()
      dispatch(api.util.resetApiState())
      if (payload !== 'elsewhere') await purge()
    },
  })

  startListening({ actionCreator: dropped, effect: () => forgetCopies() })

  /** The server is there: what waits for it goes out. There again, all that is on the screen is asked for anew: it may be of before. */
  let readAgain = -Infinity
  startListening({
    actionCreator: answered,
    effect: async ({ payload }, { dispatch, getOriginalState, delay }) => {
      if (!payload.reached) return
      void flush()
      const wasAway = !(getOriginalState() as AppState).connection.reached
      // One call may go on failing among others that do not.
      if (!wasAway || performance.now() - readAgain < REST) return
      readAgain = performance.now()
      // First comes what this answer was about.
      await delay(0)
      dispatch(api.internalActions.onOnline())
    },
  })

  /** A write that failed says so at the top, where its endpoint says that; reads say it in place. Spec §8. */
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ meta, payload }, { dispatch }) => {
      const { tells } = (meta as { baseQueryMeta?: Meta }).baseQueryMeta ?? {}
      const { status, message } = payload as Failure
      if (tells === 'top') dispatch(said(status === 0 && !message ? 'unreached' : 'error', message))
    },
  })

  return middleware
}

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: persistedSession,
  snapshot: persistedSnapshot,
  copies: copies.reducer,
  messages: messages.reducer,
  connection: connection.reducer,
})

/** The one store of a page, as the app and its tests have it. `kept`: what it begins with, where it is not to be restored. */
export const createStore = (kept?: Pick<AppState, 'session' | 'snapshot'> & Partial<Pick<AppState, 'copies'>>) =>
  configureStore({
    reducer,
    middleware: (standard) =>
      standard({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } })
        .prepend(listener())
        .concat(api.middleware),
    // An answer is drawn as it comes: by default it would wait for the next frame, and be drawn in the one after.
    enhancers: (standard) => standard({ autoBatch: { type: 'tick' } }),
    ...(kept && { preloadedState: kept as never }),
  })
