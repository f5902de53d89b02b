import { readFileSync } from 'node:fs'
import { parsePoFile } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'
import { CODES, type LanguageCode } from '#contract/languages.ts'
import { TO_CANCEL, TO_DECLINE } from '#contract/reasons.ts'
import { type EntryKey, tabs } from '#rules/visibility.ts'
import { LATER } from '../lingui.config.ts'

const OF_THE_APP = ['locales', 'locales/later']
const FOLDERS = [...OF_THE_APP, 'locales/server']

/** Each text of a catalogue by its context and id; the header and what is obsolete are none. */
function read(folder: string, language: LanguageCode): Map<string, string> {
  const { items } = parsePoFile(readFileSync(`${folder}/${language}.po`, 'utf8'))
  return new Map(
    items.filter(({ obsolete }) => !obsolete).map(({ msgctxt, msgid, msgstr }) => [[msgctxt, msgid].join('|'), msgstr.join('')]),
  )
}

const BRANCH = /(=\d+|\b(?:zero|one|two|few|many|other)) \{/g

/** What is put into a text: its arguments, tags and whether a plural counts aloud. A branch of a plural is none of them. */
const placeholders = (text: string): string[] => [...new Set(text.replace(BRANCH, '').match(/\{\w+|<\/?\d+\/?>|#/g) ?? [])].sort()

const categories = (text: string): string[] => [...text.matchAll(BRANCH)].flatMap(([, name]) => name ?? [])

describe.each(FOLDERS)('%s', (folder) => {
  const source = read(folder, 'it')

  test.each(CODES)('%s has every text, and none that is empty', (language) => {
    const texts = read(folder, language)
    expect([...texts.keys()].sort()).toEqual([...source.keys()].sort())
    expect([...texts].filter(([, text]) => !text.trim())).toEqual([])
  })

  test.each(CODES)('%s puts in what the source puts in', (language) => {
    for (const [key, text] of read(folder, language)) expect([key, placeholders(text)]).toEqual([key, placeholders(source.get(key) ?? '')])
  })

  test.each(CODES)('%s has the plurals of its own grammar', (language) => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [key, text] of read(folder, language)) {
      const used = categories(text).filter((name) => !name.startsWith('='))
      expect([key, used.filter((name) => !known.includes(name as Intl.LDMLPluralRule))]).toEqual([key, []])
      if (used.length) expect(used).toContain('other')
    }
  })
})

test.each(FOLDERS)('%s: every language is written with the apostrophe of print', (folder) => {
  for (const language of CODES) expect([...read(folder, language).values()].filter((text) => text.includes("'"))).toEqual([])
})

test.each(OF_THE_APP)('%s: the source says what the code says', (folder) => {
  for (const [key, text] of read(folder, 'it')) expect(key.slice(key.indexOf('|') + 1)).toBe(text)
})

test('a text of both catalogues of the app is translated once', () => {
  for (const language of CODES) {
    const first = read('locales', language)
    const both = [...read('locales/later', language)].filter(([key]) => first.has(key))
    expect(both.length).toBeGreaterThan(20)
    expect(both).toEqual(both.map(([key]) => [key, first.get(key)]))
  }
})

test('what staff choose from reasons that stand ready is read in the words in which they chose it', () => {
  const source = [...read('locales/server', 'it')].filter(([key]) => key.startsWith('|ready.'))
  expect(source).toHaveLength(TO_DECLINE.length + TO_CANCEL.length)
  for (const language of CODES) {
    const [chosen, told] = [read('locales/later', language), read('locales/server', language)]
    for (const [key, text] of source) expect([key, told.get(key)]).toEqual([key, chosen.get(`|${text}`)])
  }
})

test('the pages of a feature whose texts come later bring them along, and no others', () => {
  const opened = readFileSync('src/app/routes.tsx', 'utf8').matchAll(/ (\w+)\('.*import\('\.\.\/features\/(\w+)\//g)
  const pages = [...opened].map(([, open, feature = '']) => [feature, open])
  expect(pages.length).toBeGreaterThan(20)
  expect(pages).toEqual(pages.map(([feature = '']) => [feature, LATER.includes(feature) ? 'laterPage' : 'page']))
})

test('the strip without a network says "offline" in every language', () => {
  for (const language of CODES) {
    const strips = [...read('locales', language)].filter(([key]) => key.startsWith('|Sei offline')).map(([, text]) => text)
    expect(strips.length).toBeGreaterThan(1)
    for (const text of strips) expect(text).toContain('offline')
  }
})

test('nobody sees two tabs of the same name, nor one that is cut', () => {
  const looks = readFileSync('src/app/frame/entry-looks.ts', 'utf8').matchAll(/^ +(\w+): .*short: msg`(.+?)`/gm)
  // The way to book a table stands in the place of the one to book anything else.
  const keys = [...looks].filter(([, key]) => key !== 'tables' && tabs([{ key: key as EntryKey, path: '/' }]).length)
  const labels = keys.map(([, , label]) => label)
  expect(labels.length).toBeGreaterThan(4)
  for (const language of CODES) {
    const texts = read('locales', language)
    const shown = [...labels, 'Altro'].map((label) => texts.get(`|${label}`) ?? '')
    expect([...new Set(shown)]).toEqual(shown)
    expect(shown.filter((label) => !/^\S{1,11}$/u.test(label))).toEqual([])
  }
})

/** French that says "tu": its words, and the commands that are written otherwise than to "vous". */
const TU =
  /(?<![\p{L}’-])(?:t’\p{L}|(?:tu|te|toi|ton|ta|tes|tien|tienne|choisis|écris|essaie|fais|mets|préviens|réessaie|regarde|saisis|scanne)(?![\p{L}’]))|-(?:tu|toi)(?!\p{L})/iu

/** Said by one friend to another, not by us to the customer. */
const AMONG_FRIENDS = ['|Ti invito da {name}: registrati e hai subito la tua carta.']

test.each(FOLDERS)('%s: French says "vous" to whoever reads it', (folder) => {
  const texts = [...read(folder, 'fr')].filter(([key, text]) => TU.test(text) && !AMONG_FRIENDS.includes(key))
  expect(texts).toEqual([])
})

test('French that says "tu" is found, and an exception is one', () => {
  for (const text of ['Tu gagnes', 'Ta carte', 'nous t’écrivons', 'As-tu encaissé ?', 'inscris-toi', 'Réessaie', 'Pour toi.'])
    expect(text).toMatch(TU)
  for (const text of ['A-t-il', 'votre', 'Toutes', 'tabac', 'Téléphone', 'Écrivez', 'êtes', 'Situ']) expect(text).not.toMatch(TU)
  const texts = FOLDERS.flatMap((folder) => [...read(folder, 'fr')])
  for (const key of AMONG_FRIENDS) expect(texts.find(([one]) => one === key)?.[1]).toMatch(TU)
})
