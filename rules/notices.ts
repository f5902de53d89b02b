import { externalLink, safePath } from './paths.ts'
import { type Refusal, refuse } from './refusal.ts'

const MINUTE = 60_000
const YEAR = 366 * 86_400_000

type Wish = { link?: string | undefined; externalLink?: string | undefined; at?: string | undefined }

/**
 * Can a notice be sent like this? Its link is a path of this app, its external one https; it goes now or within a year.
 * @param now milliseconds   @returns nothing, or notice_link, or notice_time
 */
export function checkNotice({ link, externalLink: outside, at }: Wish, now: number): Refusal | undefined {
  if ((link !== undefined && !safePath(link)) || (outside !== undefined && !externalLink(outside))) return refuse('notice_link')
  const wait = at === undefined ? 0 : Date.parse(at) - now
  return wait >= -MINUTE && wait <= YEAR ? undefined : refuse('notice_time')
}
