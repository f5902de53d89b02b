import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PrivacyText } from '../../bundle/fields.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import type { Row } from '../../work/tables.ts'
import { legalTexts, privacyTexts } from '../../db/schema/privacy.ts'
import { stores } from '../../db/schema/stores.ts'

type Bundle = CheckedBundle['bundle']
type Text = Omit<Row<typeof privacyTexts>, 'activityId' | 'id' | 'published' | 'ended'>

/**
 * Publishes the information texts of a bundle. One that says what the text in force says, under the same version, is that
 * text; any other ends it and asks every customer anew. To be called when the stores are there.
 * @returns whether there is a text now that nobody was asked about yet
 */
export async function writePrivacy(tx: Db, activityId: string, { bundle }: CheckedBundle, now: Date): Promise<boolean> {
  await writeLegal(tx, activityId, bundle.legal)
  const wanted = await textsOf(tx, activityId, bundle)
  const inForce = await tx
    .select()
    .from(privacyTexts)
    .where(and(eq(privacyTexts.activityId, activityId), isNull(privacyTexts.ended)))
  const isSame = (text: Text, { storeId, version, text: words, pointB, pointC, translations }: Text) =>
    isDeepStrictEqual(text, { storeId, version, text: words, pointB, pointC, translations })
  const over = inForce.filter((row) => !wanted.some((text) => isSame(text, row))).map(({ id }) => id)
  const fresh = wanted.filter((text) => !inForce.some((row) => isSame(text, row)))
  await tx
    .update(privacyTexts)
    .set({ ended: now })
    .where(and(eq(privacyTexts.activityId, activityId), inArray(privacyTexts.id, over)))
  if (fresh.length === 0) return false
  await tx.insert(privacyTexts).values(fresh.map((text) => ({ ...text, activityId, id: randomUUID(), published: now })))
  return true
}

/** The activity's text first, then those of its stores. */
async function textsOf(tx: Db, activityId: string, { legal, stores: written }: Bundle): Promise<Text[]> {
  const known = await tx.select({ id: stores.id, name: stores.name }).from(stores).where(eq(stores.activityId, activityId))
  const ofStores = written.flatMap(({ name, privacy }) => {
    const id = known.find((store) => store.name === name)?.id
    return privacy && id ? [textOf(id, privacy)] : []
  })
  return [...(legal?.privacy ? [textOf(null, legal.privacy)] : []), ...ofStores]
}

const textOf = (storeId: string | null, { version, text, pointB, pointC }: PrivacyText): Text => ({
  storeId,
  version,
  text: original(text),
  pointB: pointB === undefined ? null : original(pointB),
  pointC: pointC === undefined ? null : original(pointC),
  translations: translated({ text, pointB, pointC }),
})

async function writeLegal(tx: Db, activityId: string, { terms, imprint }: NonNullable<Bundle['legal']> = {}) {
  const row = {
    terms: terms === undefined ? null : original(terms),
    imprint: imprint === undefined ? null : original(imprint),
    translations: translated({ terms, imprint }),
  }
  await tx
    .insert(legalTexts)
    .values({ activityId, ...row })
    .onConflictDoUpdate({ target: legalTexts.activityId, set: row })
}
