import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type TillAct, type TillCustomer } from '#contract/counter-till.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask, askOnce } from './base-query.ts'
import { type Shown, useUnkept } from './kept.ts'
import { SLOW, useLive } from './live.ts'

/** Where changes are not told, what becomes of an act shows within this time, in milliseconds. */
const POLL = 5_000

type Wish = { activityId: string; id: string; language: string }
type Gift = { id: string; title: string; description: string }

const customer = ask(calls.customer)
const movements = ask(calls.movements)
const gifts = ask(calls.gifts)
type Movements = ReturnType<typeof movements.transformResponse>
const acts = ask(calls.acts)
// Other people's cards do not stay on the device; what staff have open of their own is as it was.
const HERS = { providesTags: ['Till' as const], keepUnusedDataFor: 0 }
const WRITE = { extraOptions: { outdates: [] }, invalidatesTags: ['Till' as const] }

const till = api.injectEndpoints({
  endpoints: (build) => ({
    tillFind: build.mutation({ ...ask(calls.find), extraOptions: { outdates: [] } }),
    tillCustomer: build.query<{ data: TillCustomer }, Wish>({ query: ({ activityId, id }) => customer.query({ activityId, id }), ...HERS }),
    tillMovements: build.query<Movements, Wish>({ query: ({ activityId, id }) => movements.query({ activityId, id }), ...HERS }),
    tillGifts: build.query<{ data: Gift[] }, Wish>({ query: ({ activityId, id }) => gifts.query({ activityId, id }), ...HERS }),
    tillActs: build.query<{ data: TillAct[] }, { activityId: string; language: string }>({
      query: ({ activityId }) => acts.query({ activityId }),
      ...HERS,
    }),
    tillGive: build.mutation({ ...ask(calls.give), ...WRITE, extraOptions: { outdates: [], shownIn: 'gifts' } }),
    tillNote: build.mutation({ ...ask(calls.note), ...WRITE }),
    // Refused too: what is there by now shows.
    tillEarn: build.mutation({ ...askOnce(calls.earn), ...WRITE }),
    tillSpend: build.mutation({ ...askOnce(calls.spend), ...WRITE }),
    // Of a scratch card that is taken back there is one more to give.
    tillUndo: build.mutation({ ...askOnce(calls.undo), ...WRITE, invalidatesTags: ['Till', 'CounterPrizes'] }),
  }),
})

export const {
  useTillFindMutation,
  useTillGiveMutation,
  useTillNoteMutation,
  useTillEarnMutation,
  useTillSpendMutation,
  useTillUndoMutation,
} = till

/** A customer as the till shows her. */
export function useTillCustomer(id: string, language: string): Shown<TillCustomer> {
  const activityId = useActivityId()
  const { data, ...shown } = useUnkept<{ data: TillCustomer }>(
    till.useTillCustomerQuery(activityId ? { activityId, id, language } : skipToken),
  )
  return { ...shown, data: data?.data }
}

/** Her last movements, where it is asked whether one arrived. */
export function useTillMovements(id: string, language: string): Shown<Movements['data']> {
  const activityId = useActivityId()
  const { data, ...shown } = useUnkept<Movements>(till.useTillMovementsQuery(activityId ? { activityId, id, language } : skipToken))
  return { ...shown, data: data?.data }
}

/** The coupons that she can be given. */
export function useTillGifts(id: string, language: string): Gift[] {
  const activityId = useActivityId()
  return till.useTillGiftsQuery(activityId ? { activityId, id, language } : skipToken).data?.data ?? []
}

/** What whoever is logged in did at the till within the last minutes, and what became of it; and whether changes are told. */
export function useTillActs(language: string): Shown<TillAct[]> & { isLive: boolean } {
  const activityId = useActivityId()
  const isLive = useLive('counter')
  const polling = { pollingInterval: isLive ? SLOW : POLL, skipPollingIfUnfocused: true }
  const { data, ...shown } = useUnkept<{ data: TillAct[] }>(
    till.useTillActsQuery(activityId ? { activityId, language } : skipToken, polling),
  )
  return { ...shown, data: data?.data, isLive }
}
