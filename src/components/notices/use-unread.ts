import { usePainted } from '../../ui/use-painted.ts'
import { useFeed } from './use-feed.ts'
import { useInbox } from './use-inbox.ts'

/** How much is still to be read in the activity in use, notices and entries of the feed; what is not known yet counts for nothing. */
export function useUnread(): number {
  const notices = useInbox().data?.unread ?? 0
  const { unread = {} } = useFeed(undefined, !usePainted())
  return Object.values(unread).reduce((sum, count) => sum + count, notices)
}
