import type { Marks } from '#contract/notices.ts'

/** Is this delivery still to be read? Opened from a push it is read as well. SEMANTICS 8. */
export const isUnread = ({ read, readNative }: Pick<Marks, 'read' | 'readNative'>): boolean => !read && !readNative

/** A subtitle of at most so many letters stands on the chip over the title, a longer one below it. LOOK phone-4. */
const CHIP = 28
export const isChip = (subTitle: string | null | undefined): boolean => Boolean(subTitle) && [...(subTitle ?? '')].length <= CHIP

/** The notice that a shown notification is about, by its tag; nothing for a tag of something else. SEMANTICS 8. */
export const noticeOfTag = (tag: string): string | undefined => /^notice-(?<id>.+)$/s.exec(tag)?.groups?.id
