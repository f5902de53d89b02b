import type { CodeType } from '#contract/card.ts'

const kinds = {
  V: 'vip',
  F: 'fidelity',
  P: 'vantaggi',
  C: 'card',
  R: 'promo',
  A: 'agri',
  L: 'loyalty',
  W: 'advantage',
  S: 'positive',
  H: 'home',
  FO: 'food',
  CT: 'credit',
  CC: 'carat',
  AC: 'angus',
  JC: 'jungle',
  DC: 'dude',
  SP: 'special',
  MX: 'mexi',
  BC: 'bacco',
  CB: 'club',
} as const

type KindCode = keyof typeof kinds
/** The kind of a card by its name. Spec §3, Card types. */
export type CardKind = (typeof kinds)[KindCode]

const isCode = (code: string): code is KindCode => Object.hasOwn(kinds, code)

/** The kind of a card; an unknown or missing one is the plain card. Spec §3. */
export const kindOf = (type: string | null | undefined): CardKind => (type && isCode(type) ? kinds[type] : 'card')

const cuts: Partial<Record<CodeType, number[]>> = { EAN13: [1, 6, 6], EAN8: [4, 4] }

/** A code as it is read aloud: `8 012345 678907` for EAN-13, `9638 5074` for EAN-8, else groups of four. */
export function inGroups(code: string, codeType: CodeType): string {
  const sizes = cuts[codeType]
  const fits = sizes?.reduce((sum, size) => sum + size, 0) === code.length
  if (!sizes || !fits) return (code.match(/.{1,4}/gsu) ?? []).join(' ')
  let start = 0
  return sizes.map((size) => code.slice(start, (start += size))).join(' ')
}

/** What a card shows by the activity's cash-back type: E credit, P points, EP both. Spec §3, SEMANTICS 4. */
export const shownOn = (cashBackType: 'E' | 'P' | 'EP'): { credit: boolean; points: boolean } => ({
  credit: cashBackType !== 'P',
  points: cashBackType !== 'E',
})
