import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Point } from '#rules/consents.ts'
import { customers } from '../../db/schema/customers.ts'
import { consents, privacyTexts } from '../../db/schema/privacy.ts'
import { handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import { drawn, statement } from '../../work/statement.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'

export const inForce = query(privacyTexts, (t) => ({ where: isNull(t.ended) }))

/** All she ever said, the newest first, each with the version it was said to. */
export const saidTo = query(consents, (t) => ({
  fields: { id: t.id, privacyId: t.textId, point: t.point, given: t.given, at: t.at, version: privacyTexts.version },
  joins: [{ table: privacyTexts, on: eq(privacyTexts.id, t.textId) }],
  sort: [desc(t.seq)],
}))

const forCustomer = query(privacyTexts, (t, at) => ({
  where: and(
    isNull(t.ended),
    or(
      isNull(t.storeId),
      sql`${t.storeId} = (select ${customers.storeId} from ${customers}
        where ${customers.activityId} = ${t.activityId} and ${customers.userId} = ${at('customerId')})`,
    ),
  ),
}))

/** The text in force for the customer: the one of her store, else of the activity; undefined if there is none. */
export async function textInForce(w: Reads): Promise<Row<typeof privacyTexts> | undefined> {
  const { customerId } = handleOf(w)
  const found = await w.all(privacyTexts).list(forCustomer, { customerId })
  return found.find(({ storeId }) => storeId !== null) ?? found[0]
}

const lastOfEach = statement(
  drawn
    .selectDistinctOn([consents.point], { point: consents.point, given: consents.given })
    .from(consents)
    .where(
      and(
        eq(consents.activityId, sql.placeholder('activityId')),
        eq(consents.userId, sql.placeholder('customerId')),
        eq(consents.textId, sql.placeholder('textId')),
      ),
    )
    .orderBy(consents.point, desc(consents.seq)),
)

/** What she said last to each point of a text; a point she was never asked about is not there. */
export async function lastSaid(w: Reads, textId: string): Promise<Partial<Record<Point, boolean>>> {
  const { tx, activityId, customerId } = handleOf(w)
  const rows = (await lastOfEach.run(tx, { activityId, customerId, textId })) as { point: Point; given: boolean }[]
  return Object.fromEntries(rows.map(({ point, given }) => [point, given]))
}
