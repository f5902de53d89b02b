import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sfntOf } from './sfnt.ts'

/** The alphabets of Inter, each a file of its own, and the letters that it has. */
const ALPHABETS: readonly (readonly [name: string, letters: RegExp])[] = [
  [
    'latin',
    /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/,
  ],
  ['latin-ext', /[\u0100-\u02ba\u1e00-\u1e9f\u20a0-\u20bf\u2113]/],
  ['greek', /[\u0370-\u03ff]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
  ['vietnamese', /[\u1ea0-\u1ef9]/],
]

export type Weight = 400 | 700
/** Letters that one file has. */
export type Run = { font: string; text: string }

const nameOf = (alphabet: string, weight: Weight) => `${alphabet}-${weight}`

const unpacked = () =>
  ([400, 700] as const).flatMap((weight) =>
    ALPHABETS.map(([alphabet]) => {
      const file = fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-${alphabet}-${weight}-normal.woff`))
      return { name: nameOf(alphabet, weight), font: sfntOf(readFileSync(file)) }
    }),
  )

let known: ReturnType<typeof unpacked> | undefined

/** Every file by its name, unpacked by the first document: pdfkit would do it for each, in JavaScript, in four times as long. */
export const fonts = () => (known ??= unpacked())

/** A text in pieces of one file each: pdfkit would print a box for what its file has not. What no file has is left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const alphabet = ALPHABETS.find(([, letters]) => letters.test(letter))?.[0]
    if (!alphabet) continue
    const [font, last] = [nameOf(alphabet, weight), runs.at(-1)]
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
