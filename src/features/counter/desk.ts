import type { Faster } from '#contract/counter.ts'

/** What the cards of the board share. */
export type Desk = {
  /** On the clock of this zone. */
  zone: string
  /** The present, in milliseconds. */
  now: number
  /** The order that is open beside the board, by its id. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** The new order that has waited longest. */
  next: string | undefined
  /** The order whose step somebody else took first, and who that was if it is known. */
  overtaken: { id: string; by?: Faster | undefined } | undefined
  onOvertaken: (id: string, by?: Faster) => void
  /** Are letters and digits keys of the open order? */
  hasKeys: boolean
}
