/** What the cards of the board share. */
export type Desk = {
  /** On the clock of this zone. */
  zone: string
  /** The present, in milliseconds. */
  now: number
  /** The order that is open beside the board, by its id. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** The order whose step somebody else took first. */
  overtaken: string | undefined
  onOvertaken: (id: string) => void
}
