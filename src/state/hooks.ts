import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Connection } from './connection.ts'
import type { Copies } from './copies.ts'
import type { Message } from './messages.ts'
import type { Session } from './session.ts'
import type { Snapshot } from './snapshot.ts'

/** What every room may read of the store; the answers of the server are read through `api/`. */
export type AppState = { session: Session; snapshot: Snapshot; copies: Copies; messages: Message[]; connection: Connection }
export type AppDispatch = ThunkDispatch<AppState, unknown, UnknownAction>
/** The store as every room sees it; `app/store.ts` makes it. */
export type AppStore = Store<AppState> & { dispatch: AppDispatch }

export const useAppStore = useStore.withTypes<AppStore>()
export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** The activity in use, null before one is chosen. */
export const useActivityId = (): string | null => useAppSelector(({ session }) => session.activityId)
