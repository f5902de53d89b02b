import type { I18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { euros, points } from '#rules/money.ts'

/** How many are read: a part of a point is not. */
const wholeOf = (size: number) => Math.trunc(size / 10_000)

/**
 * `640 punti`, `1 punto`, of ten-thousandths. Two texts, not a plural: the browser's number format, made for the first plural, would
 * cost a slow phone 40 ms of its start.
 */
export function pointWords(size: number): string {
  const shown = points(size)
  return Math.abs(wholeOf(size)) === 1 ? t`${shown} punto` : t`${shown} punti`
}

/** `+5 punti`, `−5 punti`. */
export const signedPointWords = (size: number): string => (wholeOf(size) > 0 ? '+' : '') + pointWords(size)

/** Credit and points, those of them that are not zero. Cents and ten-thousandths of a point. */
export function bothWords(credit: number, gained: number, i18n: I18n): string {
  if (wholeOf(gained) === 0) return euros(credit)
  if (credit === 0) return pointWords(gained)
  const [money, counted] = [euros(credit), pointWords(gained)]
  return i18n._(msg`${money} e ${counted}`)
}
