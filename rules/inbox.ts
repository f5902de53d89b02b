import type { Marks } from '#contract/notices.ts'

/** Is this delivery still to be read? Opened from a push it is read as well. SEMANTICS 8. */
export const isUnread = ({ read, readNative }: Pick<Marks, 'read' | 'readNative'>): boolean => !read && !readNative

/** The notice that a shown notification is about, by its tag; nothing for a tag of something else. SEMANTICS 8. */
export const noticeOfTag = (tag: string): string | undefined => /^notice-(?<id>.+)$/s.exec(tag)?.groups?.id
