import { readFileSync } from 'node:fs'

/** The words of a catalogue for an Italian text; the Italian ones while it is not translated. */
export function said(language: string, text: string, folder = 'locales'): string {
  const catalogue = readFileSync(`${folder}/${language}.po`, 'utf8')
  const found = catalogue.split('\n\n').find((entry) => entry.includes(`msgid ${JSON.stringify(text)}\n`))
  const word = /\nmsgstr "(.*)"/.exec(found ?? '')?.[1]
  return word ? (JSON.parse(`"${word}"`) as string) : text
}
