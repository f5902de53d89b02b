import { expect, test } from 'vitest'
import { checkNotice } from './notices.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test.each([
  [{}, undefined],
  [{ link: '/menus?category=2', externalLink: 'https://osteria.example/serata' }, undefined],
  [{ link: '//evil.example' }, 'notice_link'],
  [{ link: 'https://osteria.example' }, 'notice_link'],
  [{ link: 'javascript:alert(1)' }, 'notice_link'],
  [{ link: '' }, 'notice_link'],
  [{ externalLink: 'http://osteria.example' }, 'notice_link'],
  [{ externalLink: 'https://user@osteria.example' }, 'notice_link'],
  [{ externalLink: '/menus' }, 'notice_link'],
  [{ at: '2026-11-21T09:59:30Z' }, undefined],
  [{ at: '2026-11-21T11:30:00+01:00' }, undefined],
  [{ at: '2026-11-21T09:58:59Z' }, 'notice_time'],
  [{ at: '2027-11-21T10:00:00Z' }, undefined],
  [{ at: '2027-11-23T10:00:00Z' }, 'notice_time'],
])('%o: %s', (wish, refused) => {
  expect(checkNotice(wish, now)?.refused).toBe(refused)
})
