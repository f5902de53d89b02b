import { expect, test } from 'vitest'
import { CODES } from '#contract/languages.ts'
import { addressChanged } from './address-changed.ts'
import { addressCode } from './address-code.ts'
import { erasedLetter } from './erased.ts'
import { exportReady } from './export-ready.ts'
import { leaveCode } from './leave-code.ts'
import { leavingLetter } from './leaving.ts'
import { passkeyAdded } from './passkey-added.ts'

const name = '<b>Zoë</b> https://evil.example/x'
const on = new Date('2026-12-05T08:00:00Z')
const href = 'https://osteria.example/de/profile/export/1?a&b'
const letters = {
  'the code of an address': [addressCode, { name, digits: '012345' }, '012345'],
  'an address that has changed': [addressChanged, { name, address: 'zoe&co@example.com' }, 'zoe&co@example.com'],
  'the code to leave': [leaveCode, { name, digits: '012345' }, '012345'],
  'a day to leave': [leavingLetter, { name, on }, '2026'],
  'the last letter': [erasedLetter, { name }, 'Zoë'],
  'an export that is ready': [exportReady, { name, expires: on, href }, href],
  'a passkey': [passkeyAdded, { name, passkey: 'Pixel "8"' }, 'Pixel "8"'],
} as const

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

test.each(Object.entries(letters))('%s says the same as text and as HTML, in each language, and no markup of others', async (_, given) => {
  const [write, said, what] = given
  const subjects = new Set<string>()
  for (const language of CODES) {
    const { subject, text, html } = await write(language, said as never)
    subjects.add(subject)
    expect(text).toContain('b Zoë b https evil example x')
    expect(`${text}${html}`).not.toContain('evil.example')
    expect(text).toContain(what)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(escaped(what))
    expect(html).not.toContain('<b>')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(`${subject}${text}${html}`).not.toMatch(/mail\.[a-z]+[A-Z]|\{\w+\}(?!})/)
  }
  expect(subjects.size).toBe(CODES.length)
})

test('a link stands only where there is one, and the day of the zone that is ours', async () => {
  expect((await exportReady('it', { name, expires: on, href: undefined })).html).not.toContain('<a ')
  expect((await leavingLetter('it', { name, on: new Date('2026-12-04T23:30:00Z') })).subject).toContain('5 dicembre 2026')
})
