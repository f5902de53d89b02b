import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Cents, cents, type Points4, points4 } from '#rules/money.ts'
import type { Db } from '../db/connect.ts'
import { cards } from '../db/schema/cards.ts'
import { walletPasses } from '../db/schema/wallets.ts'
import type { Enqueue } from './job.ts'
import { narrowed } from './narrowed.ts'
import { ageing, refreshPasses } from './passes.ts'

type Ground = { tx: Db; enqueue: Enqueue }
type Owner = { activityId: string; userId: string }

/**
 * The statements that move a customer's card; the ledger's alone. Her passes in wallets grow old with it, in the same statement:
 * whoever has none pays nothing for it.
 */
export function cardMoves({ tx, enqueue }: Ground, owner: Owner) {
  const hers = (t: typeof cards | typeof walletPasses) => and(eq(t.activityId, owner.activityId), eq(t.userId, owner.userId))

  /** Begins a statement that moves the card, and `freed` out of what is held; `moved` is empty if she has no card or too little. */
  function moving(value: Cents, pointValue: Points4, freed: Cents): SQL {
    const moved = tx
      .update(cards)
      .set({
        balance: sql`${cards.balance} + ${value}`,
        held: sql`${cards.held} - ${freed}`,
        pointBalance: sql`${cards.pointBalance} + ${pointValue}`,
        creditEnds: null,
      })
      .where(
        narrowed(
          hers(cards),
          sql`${cards.balance} + ${value} >= ${cards.held} - ${freed}`,
          sql`${cards.pointBalance} + ${pointValue} >= 0`,
        ),
      )
      .returning({ balance: cards.balance, pointBalance: cards.pointBalance })
    return sql`with moved as ${moved}, aged as (${ageing(hers(walletPasses), sql`exists (select 1 from moved)`)})`
  }

  /** For how many of her passes that statement is news. */
  const calls = sql`(select count(*)::int from aged where calls)`
  const refresh = async (news: unknown): Promise<void> => void (Number(news) > 0 && (await enqueue(tx, refreshPasses, {})))

  /** Moves what is held alone. @returns whether it moved */
  async function move(freed: Cents): Promise<boolean> {
    const { rows } = (await tx.execute(sql`${moving(cents(0), points4(0), freed)} select ${calls} calls from moved`)) as unknown as {
      rows: { calls: unknown }[]
    }
    await refresh(rows[0]?.calls)
    return rows.length > 0
  }

  return { moving, calls, refresh, move }
}
