import { activityLanguages } from '../../db/schema/activities.ts'
import type { OpenReads } from '../../work/open.ts'
import { query } from '../../work/query.ts'
import { publishedAt } from '../activities/rows.ts'
import { isThere, publishedOn } from './rows.ts'

const asListed = query(activityLanguages, (t) => ({ sort: [t.sort] }))

/** An account that only the demo has; the log-in page names the demo's accounts where it exists. SEMANTICS 11. */
const DEMO_ACCOUNT = 'giulia@example.com'
const DEMO_ACTIVITIES = ['osteria-del-porto', 'bottega-lino', 'salone-aurora']

/**
 * The published activity whose own app a host name is; a permalink comes before a name that another activity lists. SEMANTICS 12.
 * @param permalink the first part of `<permalink>.<host>`, if the name has that form
 */
export const activityOf = async (w: OpenReads, host: string, permalink: string | undefined) =>
  (permalink === undefined ? undefined : await publishedAt(w, permalink)) ?? (await publishedOn(w, host))

/** Codes of the named activity's languages, in its order. */
export const languages = async (w: OpenReads): Promise<string[]> => (await w.all(activityLanguages).list(asListed)).map(({ code }) => code)

/** Do the demo's accounts open this activity, or the wallet where none is named? An owner's own app beside the demo names none of them. */
export const isDemo = async (w: OpenReads, permalink?: string): Promise<boolean> =>
  (permalink === undefined || DEMO_ACTIVITIES.includes(permalink)) && isThere(w, DEMO_ACCOUNT)
