// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { CODES, type LanguageCode } from '#contract/languages.ts'
import { contrast } from '#rules/colour.ts'
import { alreadyRegistered } from './already-registered.ts'
import { invitation } from './invitation.ts'
import { DARK, LIGHT, page } from './page.ts'
import { passwordChanged } from './password-changed.ts'
import { recovery } from './recovery.ts'
import { registrationCode } from './registration-code.ts'

const HREF = 'https://osteria.example/forgot-password/a-b_c?x=1&y=2'
const ACTIVITY = '<b>Da Giulia</b>'
const NAME = 'Giulia su https://evil.example'

const letters = {
  'the code of a registration': (language: LanguageCode) => registrationCode(language, { activity: ACTIVITY, digits: '012345' }),
  'the way in of who is a customer': (language: LanguageCode) =>
    alreadyRegistered(language, { activity: ACTIVITY, pages: { login: HREF, forgotten: HREF } }),
  'the link of a recovery': (language: LanguageCode) => recovery(language, { name: NAME, href: HREF }),
  'the link of an invitation': (language: LanguageCode) => invitation(language, { name: NAME, activity: 'Osteria', href: HREF }),
  'the notice of a new password': (language: LanguageCode) =>
    passwordChanged(language, { name: NAME, forgotten: HREF, passkeysRemoved: true }),
}

/** What a person reads of HTML. */
const readable = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return { text: (body.textContent ?? '').replace(/\s+/g, ' '), links: [...body.querySelectorAll('a')].map(({ href }) => href), body }
}

describe.each(Object.entries(letters))('%s', (_, write) => {
  test.each(CODES)('in %s: the same in text and HTML, names are text and no links, links lead where they should', async (language) => {
    const { subject, text, html } = await write(language)
    const shown = readable(html)
    expect(shown.body.querySelector('b, script')).toBeNull()
    expect(text + subject).toMatch(/<b>Da Giulia<\/b>|Giulia su https evil example[,:]/)
    expect(text + html).not.toContain('evil.example')
    for (const line of text.split('\n\n').filter((one) => !one.includes('https://')))
      expect(shown.text).toContain(line.replace(/\s+/g, ' ').trim())
    for (const link of shown.links) expect([link, text.includes(link)]).toEqual([HREF, true])
    expect(html).toContain(`<html lang="${language}">`)
    expect(subject + text).not.toMatch(/mail\.|[{}]/)
  })

  test('is another text in every language', async () => {
    const texts = await Promise.all(CODES.map(async (language) => (await write(language)).text))
    expect(new Set(texts).size).toBe(CODES.length)
  })
})

test('the six digits stand alone on a line of the text, and in the subject', async () => {
  const { subject, text } = await registrationCode('it', { activity: 'Osteria', digits: '012345' })
  expect(text).toMatch(/^012345$/m)
  expect(subject).toBe('012345 è il tuo codice per Osteria')
})

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('every letter reads well on a %s ground', (_, look) => {
  for (const [ink, ground] of [
    [look.text, look.ground],
    [look.link, look.ground],
    [look.text, look.raised],
    [look.onKey, look.link],
  ] as const)
    expect([ink, ground, contrast(ink, ground) >= 4.5]).toEqual([ink, ground, true])
  const html = page({ language: 'it', heading: 'x', paragraphs: [{ code: '1' }, { label: 'x', href: HREF, key: true }] })
  for (const colour of Object.values(look)) expect(html).toContain(colour)
})
