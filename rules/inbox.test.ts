import { expect, test } from 'vitest'
import { isUnread, noticeOfTag } from './inbox.ts'

test.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [true, true, false],
])('read %s, from a push %s: unread %s', (read, readNative, expected) => {
  expect(isUnread({ read, readNative })).toBe(expected)
})

test.each([
  ['notice-7', '7'],
  ['notice-a-b', 'a-b'],
  ['test', undefined],
  ['notice-', undefined],
  ['my notice-7', undefined],
])('the tag "%s" is about %s', (tag, notice) => {
  expect(noticeOfTag(tag)).toBe(notice)
})
