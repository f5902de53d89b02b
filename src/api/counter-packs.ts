import { type CounterPack, calls, type PackOffer } from '#contract/counter-packs.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'
import { SLOW } from './live.ts'

const ofCustomer = ask(calls.ofCustomer)
const OUTDATES = { outdates: ['customerPacks'], shownIn: 'packs' } as const

type Wish = { activityId: string; customerId: string; language: string }
type Packs = { data: CounterPack[]; offers: PackOffer[] }

const packs = api.injectEndpoints({
  endpoints: (build) => ({
    customerPacks: build.query<Packs, Wish>({
      query: ({ activityId, customerId }) => ofCustomer.query({ activityId, customerId }),
      providesTags: ['CounterPacks'],
    }),
    // Refused too: another till was faster, and the list shows what is so by now.
    sellPack: build.mutation({ ...ask(calls.sell), extraOptions: OUTDATES, invalidatesTags: ['CounterPacks'] }),
    usePlace: build.mutation({ ...ask(calls.take), extraOptions: OUTDATES, invalidatesTags: ['CounterPacks'] }),
    undoSale: build.mutation({ ...ask(calls.undoSale), extraOptions: OUTDATES, invalidatesTags: ['CounterPacks'] }),
    undoPlace: build.mutation({ ...ask(calls.undo), extraOptions: OUTDATES, invalidatesTags: ['CounterPacks'] }),
  }),
})

export const { useSellPackMutation, useUsePlaceMutation, useUndoPlaceMutation, useUndoSaleMutation } = packs

/** A customer's packs at the till and what can be sold to her; what other tills do shows at once where the page listens, else soon. */
export const useCustomerPacks = (wish: Wish): Shown<Packs> =>
  withCopy(packs.useCustomerPacksQuery(wish, { pollingInterval: SLOW, skipPollingIfUnfocused: true }), undefined)
