import { moneyOf } from '#rules/money.ts'

/** A card's balance as the wire means it: what can be spent, with what is held beside it, if anything is. SEMANTICS 14. */
export const spendable = ({ balance, held }: { balance: number; held: number }) => ({
  balance: moneyOf(balance - held),
  held: held > 0 ? moneyOf(held) : undefined,
})
