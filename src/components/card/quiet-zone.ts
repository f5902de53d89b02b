import type { CodeType } from '#contract/card.ts'
import type { CodeShape } from '../../state/snapshot.ts'

/** Modules of quiet zone, left and right (bars) or all around (QR), as each symbology asks. */
export const QUIET = { EAN13: [11, 7], EAN8: [7, 7], CODE128: [10, 10], QR: [4, 4] } as const

/** How many modules more of it stand left of the bars than right of them: the digits move along. */
export function asideOf(shape: CodeShape): number {
  const [left, right] = QUIET[shape.for.split(':')[0] as CodeType] ?? QUIET.QR
  return shape.square ? 0 : left - right
}
