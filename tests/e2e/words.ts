import { readFileSync } from 'node:fs'

/** The words of the app's catalogues for an Italian text, or of others; the Italian ones while it is not translated. */
export function said(language: string, text: string, folders = ['locales', 'locales/later']): string {
  const catalogues = folders.map((folder) => readFileSync(`${folder}/${language}.po`, 'utf8')).join('\n')
  const found = catalogues.split('\n\n').find((entry) => entry.includes(`msgid ${JSON.stringify(text)}\n`))
  const word = /\nmsgstr "(.*)"/.exec(found ?? '')?.[1]
  return word ? (JSON.parse(`"${word}"`) as string) : text
}
