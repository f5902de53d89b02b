import { newsBeside } from '#rules/inbox.ts'
import { useFeed } from './use-feed.ts'

/** Spec §9. */
const SHOWN = 5

/**
 * The latest entries of the feed that home shows; undefined as long as nothing was fetched.
 * @param told the id of what home tells already, null for nothing
 */
export function useLatestNews(told: string | null) {
  const { entries, isLoading } = useFeed()
  return { entries: entries && newsBeside(entries, told).slice(0, SHOWN), isLoading }
}
