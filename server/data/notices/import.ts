import { randomUUID } from 'node:crypto'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { daysOf } from '#rules/notices.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { notices, noticeSents } from '../../db/schema/notices.ts'

const MINUTE_MS = 60_000

/**
 * Writes the notices of a bundle, which lists the newest first. One keeps its id and date by its Italian title; one that is
 * gone goes, unless somebody has it in her list. They are sent to nobody.
 */
export async function writeNotices(tx: Db, activityId: string, { bundle, media }: CheckedBundle, now: Date): Promise<void> {
  const ofBundle = and(eq(notices.activityId, activityId), notices.bundled)
  const before = await tx.select({ id: notices.id, title: notices.title }).from(notices).where(ofBundle)
  const rows = bundle.notices.map(({ title, subTitle, message, picture, link, externalLink, ...days }, place) => {
    const at = new Date(now.getTime() - place * MINUTE_MS)
    return {
      activityId,
      id: before.find((row) => row.title === original(title))?.id ?? randomUUID(),
      title: original(title),
      subTitle: subTitle === undefined ? null : original(subTitle),
      message: original(message),
      image: picture === undefined ? null : (media.get(picture)?.name ?? null),
      link: link ?? null,
      externalLink: externalLink ?? null,
      ...daysOf(days),
      translations: translated({ title, subTitle, message }),
      state: 'done' as const,
      bundled: true,
      created: at,
      at,
    }
  })
  const kept = rows.map(({ id }) => id)
  const isRead = sql`exists (select 1 from ${noticeSents} where ${noticeSents.activityId} = ${notices.activityId} and ${noticeSents.noticeId} = ${notices.id})`
  await tx.delete(notices).where(and(ofBundle, notInArray(notices.id, kept), sql`not ${isRead}`))
  if (rows.length === 0) return
  const given = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({
      target: [notices.activityId, notices.id],
      set: {
        subTitle: given('sub_title'),
        message: given('message'),
        image: given('image'),
        link: given('link'),
        externalLink: given('external_link'),
        from: given('from_day'),
        until: given('until_day'),
        translations: given('translations'),
      },
    })
}
