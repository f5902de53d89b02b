import { combineReducers, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { api } from '../api/api.ts'
import type { Failure, Meta } from '../api/base-query.ts'
import { forgetCopies } from '../api/keeper.ts'
import { flush } from '../api/outbox.ts'
import { stopRenewal } from '../api/renew.ts'
import { purge } from '../pwa/purge.ts'
import { answered, connection } from '../state/connection.ts'
import { copies } from '../state/copies.ts'
import { messages, said } from '../state/messages.ts'
import { persistedSession, persistedSnapshot } from '../state/persist.ts'
import { ended } from '../state/session.ts'
import { dropped } from '../state/snapshot.ts'

const listener = createListenerMiddleware()

/** Nothing of hers stays: the caches of this tab at once, those of the device right after. SEMANTICS 2. */
listener.startListening({
  actionCreator: ended,
  effect: async ({ payload }, { dispatch }) => {
    stopRenewal()
    dispatch(api.util.resetApiState())
    if (payload === 'here') await purge()
  },
})

listener.startListening({ actionCreator: dropped, effect: () => forgetCopies() })

/** The server is there: what waits for it goes out. */
listener.startListening({
  actionCreator: answered,
  effect: ({ payload }) => {
    if (payload.reached) void flush()
  },
})

/** A write that failed says so at the top, where its endpoint says that; reads say it in place. Spec §8. */
listener.startListening({
  matcher: isRejectedWithValue,
  effect: ({ meta, payload }, { dispatch }) => {
    const { tells } = (meta as { baseQueryMeta?: Meta }).baseQueryMeta ?? {}
    if (tells === 'top') dispatch(said('error', (payload as Failure).message))
  },
})

export const store = configureStore({
  reducer: combineReducers({
    [api.reducerPath]: api.reducer,
    session: persistedSession,
    snapshot: persistedSnapshot,
    copies: copies.reducer,
    messages: messages.reducer,
    connection: connection.reducer,
  }),
  middleware: (standard) =>
    standard({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } })
      .prepend(listener.middleware)
      .concat(api.middleware),
})

export type RootState = ReturnType<typeof store.getState>
export type AppStore = typeof store

setupListeners(store.dispatch)
