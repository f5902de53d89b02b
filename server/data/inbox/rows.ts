import { eq, isNull } from 'drizzle-orm'
import { noticeSents, notifications } from '../../db/schema/notices.ts'

/** Both tables that an inbox is made of, each with how to find what is unread, and what was read at an instant. */
export const KEPT_IN = [noticeSents, notifications].map((table) => ({
  table,
  isUnread: isNull(table.read),
  wasReadAt: (at: Date) => eq(table.read, at),
}))
