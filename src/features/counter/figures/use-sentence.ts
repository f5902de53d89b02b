import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Report } from '#contract/counter-figures.ts'
import { isNearlyAll, type Measure, shareOf, tenthsOf, totals, unitOf } from '#rules/figures.ts'
import { moneyOf } from '#rules/money.ts'
import { usePrice } from '../../../components/words/use-price.ts'

/** Two to ten, as they stand in a sentence. */
const NUMBERS = [msg`due`, msg`tre`, msg`quattro`, msg`cinque`, msg`sei`, msg`sette`, msg`otto`, msg`nove`, msg`dieci`]

/** What a chart says, in one sentence. LOOK "counter-4". */
export function useSentence({ range, periods }: Report): (measure: Measure) => string {
  const { t, i18n } = useLingui()
  const price = usePrice()
  const word = (count: number) => {
    const said = NUMBERS[count - 2]
    return said ? i18n._(said) : i18n.number(count)
  }
  const all = totals(periods)

  function people() {
    const when = unitOf(range) === 'week' ? t`Questa settimana` : t`Questo mese`
    const { came, back } = periods.at(-1)?.people ?? { came: 0, back: null }
    if (came === 0) return t`${when} non è ancora venuto nessuno`
    if (back === null) return t`${when} i clienti sono ancora pochi per dividerli`
    if (back === came) return t`${when} tutti i clienti erano già venuti`
    if (back === 0) return t`${when} i clienti sono tutti nuovi`
    // The very figures of its tile: of a single week nobody reckons with a share.
    const [part, whole] = [i18n.number(back), i18n.number(came)]
    return back === 1 ? t`${when} un cliente su ${whole} era già venuto` : t`${when} ${part} clienti su ${whole} erano già venuti`
  }

  function credit() {
    if (all.given <= 0) return t`In questo periodo non è stato dato credito`
    const tenths = tenthsOf(all.spent, all.given)
    if (tenths === undefined || tenths === 10) return t`Tutto il credito dato è già stato speso`
    if (tenths === 0) return t`Del credito dato non è stato ancora speso niente`
    const part = word(tenths)
    return tenths === 1 ? t`Di dieci euro dati, uno è già stato speso` : t`Di dieci euro dati, ${part} sono già stati spesi`
  }

  function orders() {
    if (all.orders === 0) return t`In questo periodo non ci sono ordini`
    const each = price(moneyOf(Math.round(all.worth / all.orders)))
    return t`In media un ordine vale ${each}`
  }

  function bookings() {
    const said = shareOf(all.kept, all.booked)
    if (!said) return t`Le prenotazioni sono ancora poche per dividerle`
    if (said.part === said.whole) return t`Chi ha prenotato è sempre venuto`
    const [part, whole] = [word(said.part), word(said.whole)]
    if (isNearlyAll(all.kept, all.booked)) return t`Vengono quasi tutti: ${part} su ${whole}`
    if (said.part === 0) return t`Di chi ha prenotato non è venuto nessuno`
    return said.part === 1 ? t`Di ${whole} che prenotano, ne viene uno` : t`Di ${whole} che prenotano, ne vengono ${part}`
  }

  function coupons() {
    if (all.couponsGiven === 0) return t`In questo periodo non sono stati dati coupon`
    const said = shareOf(all.couponsUsed, all.couponsGiven)
    if (!said) return t`Si usano più coupon di quanti se ne danno`
    if (said.part === said.whole) return t`Tutti i coupon dati sono stati usati`
    if (said.part === 0) return t`Dei coupon dati non è ancora stato usato nessuno`
    const [part, whole] = [word(said.part), word(said.whole)]
    return said.part === 1 ? t`Un coupon su ${whole} viene usato` : t`${part} coupon su ${whole} vengono usati`
  }

  const sentences = { people, credit, orders, bookings, coupons }
  return (measure) => {
    const said = sentences[measure]()
    return said.charAt(0).toUpperCase() + said.slice(1)
  }
}
