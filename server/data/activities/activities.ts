import { pointsOf } from '#rules/money.ts'
import { videoPath } from '#rules/images.ts'
import { wordsOf } from '#rules/search.ts'
import { refuse } from '#rules/refusal.ts'
import type { Paging } from '#contract/wire.ts'
import { type activities, activityImages } from '../../db/schema/activities.ts'
import { members } from '../../db/schema/auth.ts'
import type { OpenReads } from '../../work/open.ts'
import { sortings } from '../../work/sorting.ts'
import type { OwnReads } from '../../work/own.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { spendable } from '../spendable.ts'
import { shownText } from '../translations.ts'
import { publishedAt, publishedLike, withActivity } from './rows.ts'

/** The pictures of a home screen. */
export const sortedImages = sortings(
  activityImages,
  { id: [activityImages.id], sort: [activityImages.sort, activityImages.id] },
  { by: 'sort' },
)

/** An activity on the wire. */
export const shownActivity = (activity: Row<typeof activities>) => ({
  id: activity.id,
  name: activity.name,
  active: activity.active ? ('Y' as const) : ('N' as const),
  color: activity.color,
  colorText: activity.colorText,
  cashBackType: activity.cashBackType,
  imgCard: activity.imgCard,
  logo: activity.logo || null,
  permalink: activity.permalink,
})

/** The activities of the person with her card's balances in each, by name. Spec §7. */
export async function mine(w: OwnReads, paging: Paging) {
  const rows = await w.own(members).list(withActivity(paging))
  const activityCustomers = rows.map(({ member, activity, card }) => ({
    id: member.id,
    activity: shownActivity(activity),
    ...(card && { cardType: card.type, codeType: card.codeType, ...spendable(card), pointBalance: pointsOf(card.pointBalance) }),
  }))
  return { data: { activityCustomers }, totalRows: rows.length }
}

/** The activity, or not_found. */
export async function one(w: OpenReads | Reads) {
  const activity = await w.activity()
  return activity ? { data: shownActivity(activity) } : refuse('not_found')
}

/** The published activities whose name has all the words that are looked for, by name. */
export async function allPublished(w: OpenReads, { search = '', ...paging }: Paging & { search?: string | undefined }) {
  const { rows, totalRows } = await publishedLike(w, wordsOf(search), paging)
  return { data: rows.map(shownActivity), totalRows }
}

/** Which activity has this permalink, or not_found. A store has none (Spec §3): the one she stands in is named beside it, as `storeId` in the address. */
export async function byPermalink(w: OpenReads, permalink: string) {
  const activity = await publishedAt(w, permalink)
  return activity ? { data: { activityId: activity.id, storeId: null } } : refuse('not_found')
}

/** What an activity has set. */
export const configurationOf = ({ configuration, zone }: Row<typeof activities>) => ({ ...configuration, zone })

/** What the activity has set, or not_found. A field that it left out gets the contract's default. Spec §3. */
export async function configuration(w: OpenReads | Reads) {
  const activity = await w.activity()
  return activity ? { data: configurationOf(activity) } : refuse('not_found')
}

/** The pictures of the home screen, in the activity's order. */
export async function images(w: Reads, paging: Paging) {
  const rows = await w.all(activityImages).list(sortedImages(paging))
  const data = rows.map(({ id, image, title }) => {
    const { original, translations } = shownText(title, 'title')
    return { id, image, title: original, translations }
  })
  return { data, totalRows: data.length }
}

/** The video of the home screen; null where there is none. */
export async function video(w: Reads) {
  const { video: found } = (await w.activity()) ?? {}
  return { data: found ? { video: videoPath(found.video), poster: found.poster } : null }
}
