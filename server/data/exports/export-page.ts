import type { I18n } from '@lingui/core'
import type { Fact, Facts } from '#contract/exports.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { wordsIn } from '../../words.ts'
import { heads, labels, movements } from './export-words.ts'

const MONEY = ['value', 'balance']
const POINTS = ['pointValue', 'pointBalance']
const PLACES = ['countryId', 'nationId']
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const isFacts = (fact: Fact | undefined): fact is Facts => typeof fact === 'object' && fact !== null && !Array.isArray(fact)

/** How facts are written for the eye in one language; an instant in UTC, since it is of no one place. */
function hand(words: I18n, language: LanguageCode) {
  const places = new Intl.DisplayNames(language, { type: 'region' })
  const instants = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
  const label = (name: string) => escaped(labels[name] ? words._(labels[name]) : name)

  function text(name: string, fact: string): string {
    if (MONEY.includes(name)) return euros.format(Number(fact))
    if (POINTS.includes(name)) return new Intl.NumberFormat(language).format(Number(fact))
    if (PLACES.includes(name)) return places.of(fact) ?? fact
    const isTime = !Number.isNaN(Date.parse(fact))
    if (isTime && INSTANT.test(fact)) return `${instants.format(new Date(fact))} UTC`
    if (isTime && DAY.test(fact)) return days.format(new Date(fact))
    const movement = name === 'type' ? movements[fact] : undefined
    return movement ? words._(movement) : fact
  }

  function cell(name: string, fact: Fact | undefined): string {
    if (fact === null || fact === undefined || fact === '') return '–'
    if (typeof fact === 'boolean') return escaped(words._(fact ? heads.yes : heads.no))
    if (Array.isArray(fact)) return fact.map((one) => cell(name, one)).join(', ')
    return escaped(isFacts(fact) ? JSON.stringify(fact) : text(name, String(fact)))
  }

  const table = (rows: Facts[]) => {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const head = names.map((name) => `<th scope="col">${label(name)}</th>`).join('')
    const body = rows.map((row) => `<tr>${names.map((name) => `<td>${cell(name, row[name])}</td>`).join('')}</tr>`)
    return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
  }

  /** A section by its name; what holds lists of its own comes one after the other, under its first fact. */
  function section(name: string, fact: Fact, depth: number): string {
    const rows = Array.isArray(fact) ? fact.filter(isFacts) : []
    const isNested = rows.some((row) => Object.values(row).some((one) => isFacts(one) || (Array.isArray(one) && one.some(isFacts))))
    const none = `<p>${escaped(words._(heads.none))}</p>`
    const inner = isFacts(fact) ? facts(fact, depth + 1) : isNested ? rows.map((row) => part(row, depth + 1)).join('\n') : table(rows)
    return `<section><h${depth}>${label(name)}</h${depth}>\n${isFacts(fact) || rows.length > 0 ? inner : none}</section>`
  }

  const part = (row: Facts, depth: number) => {
    const [[first, title] = ['', null], ...rest] = Object.entries(row)
    return `<section><h${depth}>${cell(first, title)}</h${depth}>\n${facts(Object.fromEntries(rest), depth + 1)}</section>`
  }

  function facts(all: Facts, depth: number): string {
    const isOpen = (fact: Fact) => isFacts(fact) || (Array.isArray(fact) && (fact.length === 0 || fact.some(isFacts)))
    const plain = Object.entries(all).filter(([, fact]) => !isOpen(fact))
    const lines = plain.map(([name, fact]) => `<dt>${label(name)}</dt><dd>${cell(name, fact)}</dd>`).join('\n')
    const open = Object.entries(all).filter(([, fact]) => isOpen(fact))
    return `${lines && `<dl>${lines}</dl>`}\n${open.map(([name, fact]) => section(name, fact, depth)).join('\n')}`
  }
  return { facts, day: (at: Date) => days.format(at) }
}

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:960px;padding:32px 20px;font:16px/24px system-ui,sans-serif}
h1{font-size:28px;line-height:34px}h2{margin-top:40px}dl{display:grid;grid-template-columns:minmax(120px,240px) 1fr;gap:4px 16px}dt{opacity:.7}
dd{margin:0;overflow-wrap:anywhere}.wide{overflow-x:auto}table{border-collapse:collapse}th,td{padding:6px 16px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #8886}`

/** What is known about a person as a page that she can read and print; every text is escaped, and it loads nothing. */
export async function exportPage(language: LanguageCode, facts: Facts, now: Date): Promise<string> {
  const words = await wordsIn(language)
  const write = hand(words, language)
  const title = escaped(words._(heads.title))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p>${escaped(words._({ ...heads.intro, values: { day: write.day(now) } }))}</p>
${write.facts(facts, 2)}
</body></html>
`
}
