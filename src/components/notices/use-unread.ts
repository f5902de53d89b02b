import { useInbox } from './use-inbox.ts'

/** How many notices of the activity in use are still to be read; none while it is not known. */
export const useUnread = (): number => useInbox().data?.unread ?? 0
