/** When, and by whom; what she has not chosen yet is left out. */
export type When = {
  date?: string | undefined
  time?: string | undefined
  operatorId?: string | undefined
  /** She tapped a time that is somebody else's, for which there is a line to wait in. */
  isTaken?: boolean | undefined
}
