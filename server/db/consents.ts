import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Choices } from '#contract/privacy.ts'
import { askedIn, FIELDS, type Point } from '#rules/consents.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { Db } from './connect.ts'
import { members } from './schema/auth.ts'
import { customers } from './schema/customers.ts'
import { consents, privacyTexts } from './schema/privacy.ts'

/** A customer in one activity. */
type Customer = { activityId: string; userId: string }

/** The text in force for a customer: the one of her store, else of the activity, else none. */
async function textFor(tx: Db, { activityId, userId }: Customer) {
  const herStore = tx
    .select({ id: customers.storeId })
    .from(customers)
    .where(and(eq(customers.activityId, activityId), eq(customers.userId, userId)))
  const found = await tx
    .select()
    .from(privacyTexts)
    .where(
      and(
        eq(privacyTexts.activityId, activityId),
        isNull(privacyTexts.ended),
        or(isNull(privacyTexts.storeId), eq(privacyTexts.storeId, herStore)),
      ),
    )
  return found.find(({ storeId }) => storeId !== null) ?? found[0]
}

const ofHers = ({ activityId, userId }: Customer) => and(eq(consents.activityId, activityId), eq(consents.userId, userId))

/** What she said last to each point of a text; a point she was never asked about is not there. */
async function said(tx: Db, who: Customer, textId: string): Promise<Partial<Record<Point, boolean>>> {
  const rows = await tx
    .selectDistinctOn([consents.point], { point: consents.point, given: consents.given })
    .from(consents)
    .where(and(ofHers(who), eq(consents.textId, textId)))
    .orderBy(consents.point, desc(consents.seq))
  return Object.fromEntries(rows.map(({ point, given }) => [point, given]))
}

/** How the three points stand for the text in force; a consent to other words stands no more. SEMANTICS 10. */
export async function standing(tx: Db, who: Customer) {
  const text = await textFor(tx, who)
  const { A = false, B = false, C = false } = text ? await said(tx, who, text.id) : {}
  return { text, informativaPrivacy: A, informativaPointB: B, informativaPointC: C }
}

/** All she ever said here, the newest first, each with the version it was said to. */
export const history = (tx: Db, who: Customer) =>
  tx
    .select({
      id: consents.id,
      privacyId: consents.textId,
      point: consents.point,
      given: consents.given,
      at: consents.at,
      version: privacyTexts.version,
    })
    .from(consents)
    .innerJoin(privacyTexts, and(eq(privacyTexts.activityId, consents.activityId), eq(privacyTexts.id, consents.textId)))
    .where(ofHers(who))
    .orderBy(desc(consents.seq))

/**
 * Writes down what a member decides on the text in force, of each point what is new. Two devices wait for each other.
 * @returns nothing; or conflict where another text is in force than the one she has read, not_found where there is none
 */
export async function record(tx: Db, who: Customer, { privacyId, ...choices }: Choices, at: Date): Promise<Refusal | undefined> {
  const { activityId, userId } = who
  const itsMember = and(eq(members.activityId, activityId), eq(members.userId, userId))
  await tx.select({ id: members.id }).from(members).where(itsMember).for('update')
  const text = await textFor(tx, who)
  if (!text) return refuse('not_found')
  if (privacyId !== undefined && privacyId !== text.id) return refuse('conflict')
  const before = await said(tx, who, text.id)
  const rows = askedIn(text).flatMap((point) => {
    const given = choices[FIELDS[point]]
    if (given === undefined || given === before[point]) return []
    return [{ activityId, userId, id: randomUUID(), textId: text.id, point, given, at }]
  })
  if (rows.length > 0) await tx.insert(consents).values(rows)
}

/** The consents of one customer, for a Work. */
export const consentsOf = (tx: Db, who: Customer, now: () => Date) => ({
  standing: () => standing(tx, who),
  history: () => history(tx, who),
  record: (choices: Choices) => record(tx, who, choices, now()),
})
