/** When, and by whom; what she has not chosen yet is left out. */
export type When = { date?: string | undefined; time?: string | undefined; operatorId?: string | undefined }
