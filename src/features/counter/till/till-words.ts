import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TillAct } from '#contract/counter-till.ts'
import { centsOf, euros, type Points4, tenThousandthsOf } from '#rules/money.ts'
import { shownChange } from '#rules/movements.ts'
import { bothWords, pointWords } from '../../../components/words/point-words.ts'

/** The points that an act gave or took, as its balances are read: signed, in ten-thousandths. */
export const actPoints = ({ points: moved, pointsAfter }: Pick<TillAct, 'points' | 'pointsAfter'>): Points4 =>
  shownChange(tenThousandthsOf(moved), tenThousandthsOf(pointsAfter))

/** `2,69 € e 54 punti`: what an act gave or took, without a sign. */
export const actSums = (act: TillAct, i18n: I18n): string => bothWords(Math.abs(centsOf(act.value)), Math.abs(actPoints(act)), i18n)

/** A balance as the activity counts: credit, points or both. */
export function balanceWords({ balance, pointBalance }: { balance: string; pointBalance: string }, type: 'E' | 'P' | 'EP', i18n: I18n) {
  const [credit, counted] = [euros(centsOf(balance)), pointWords(tenThousandthsOf(pointBalance))]
  return type === 'E' ? credit : type === 'P' ? counted : i18n._(msg`${credit} e ${counted}`)
}

const titles = {
  earned: msg`Accreditato`,
  spent: msg`Usato`,
  redeemed: msg`Riscattato`,
  given: msg`Coupon dato`,
  issued: msg`Carta data`,
}
/** A gift that was taken back is gone, and its name with it. */
const takenBack = {
  earned: msg`Annullato`,
  spent: msg`Annullato`,
  redeemed: msg`Annullato`,
  given: msg`Coupon annullato`,
  issued: msg`Carta annullata`,
}

/** What was done, in a word. */
export const actTitle = ({ kind, undone }: Pick<TillAct, 'kind' | 'undone'>) => (undone ? takenBack : titles)[kind]
