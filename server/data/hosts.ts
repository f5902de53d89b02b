import { asc } from 'drizzle-orm'
import { activityLanguages } from '../db/schema/activities.ts'
import type { OpenWork } from '../db/work.ts'

const AS_LISTED = [asc(activityLanguages.sort)]

/** An account that only the demo has; the log-in page names the demo's accounts where it exists. SEMANTICS 11. */
const DEMO_ACCOUNT = 'giulia@example.com'
const DEMO_ACTIVITIES = ['osteria-del-porto', 'bottega-lino', 'salone-aurora']

/**
 * The published activity whose own app a host name is; a permalink comes before a name that another activity lists. SEMANTICS 12.
 * @param permalink the first part of `<permalink>.<host>`, if the name has that form
 */
export const activityOf = async (w: OpenWork, host: string, permalink: string | undefined) =>
  (permalink === undefined ? undefined : await w.activityAt(permalink)) ?? (await w.activityOfHost(host))

/** Codes of the named activity's languages, in its order. */
export const languages = async (w: OpenWork): Promise<string[]> => (await w.ours(activityLanguages).list(AS_LISTED)).map(({ code }) => code)

/** Do the demo's accounts open this activity, or the wallet where none is named? An owner's own app beside the demo names none of them. */
export const isDemo = async (w: OpenWork, permalink?: string): Promise<boolean> =>
  (permalink === undefined || DEMO_ACTIVITIES.includes(permalink)) && Boolean(await w.account({ username: DEMO_ACCOUNT }))
