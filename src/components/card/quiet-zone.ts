/**
 * Modules of quiet zone on each side of bars, or all around a QR code: as much as each symbology asks for on the side that needs
 * more, so that the bars stand in the middle.
 */
export const QUIET = { EAN13: 11, EAN8: 7, CODE128: 10, QR: 4 } as const
