/** Modules of quiet zone, left and right (bars) or all around (QR), as each symbology asks. */
export const QUIET = { EAN13: [11, 7], EAN8: [7, 7], CODE128: [10, 10], QR: [4, 4] } as const
