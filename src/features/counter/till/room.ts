import type { TillCustomer } from '#contract/counter-till.ts'
import type { Deeds } from './use-deed.ts'

/** What every step of a customer has: who she is, what is done, and what was typed, which outlives a lost answer. */
export type Room = { customer: TillCustomer; deeds: Deeds; typed: string; onType: (typed: string) => void; of: string | undefined }
