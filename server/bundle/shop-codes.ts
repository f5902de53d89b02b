import { folded } from '#rules/search.ts'
import { found } from './checks.ts'
import { Words } from './fields.ts'
import type { Remark, Source } from './source.ts'
import { isRecord, type Path } from './walk.ts'
import { original } from './words.ts'

const LONGEST = 60

/** By what a part of the shop is known again: its own code, else one made of its Italian name; empty if none can be made. */
export const codeOf = ({ code, name }: { code?: string | undefined; name: Words }): string => code ?? madeOf(original(name))

const madeOf = (name: string) =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '')

type Row = { path: Path; value: unknown }

/** Parts of the shop with a code, and where each code stands once: a good, which may move to another category, in the whole shop. */
const CODED: { rows: string; one: string; within: (path: Path) => Path }[] = [
  { rows: 'shop.categories.*', one: 'a category', within: () => [] },
  { rows: 'shop.categories.*.goods.*', one: 'a good', within: () => [] },
  { rows: 'shop.categories.*.goods.*.colours.*', one: 'a colour of this good', within: (path) => path.slice(0, -1) },
  { rows: 'shop.categories.*.goods.*.colours.*.sizes.*', one: 'a size of this colour', within: (path) => path.slice(0, -1) },
]

/** Codes that stand twice, and names that none can be made of. Reads the raw value: other mistakes do not hide these. */
export const codeMistakes = (source: Source): Remark[] =>
  CODED.flatMap(({ rows, one, within }) => {
    const seen = new Set<string>()
    return found(source.value, rows.split('.')).flatMap((row) => {
      const code = codeIn(row)
      if (code === undefined) return []
      const at = [...row.path, isRecord(row.value) && row.value['code'] !== undefined ? 'code' : 'name']
      if (code === '') return [source.remark(at, 'no code can be made of this name: write one below it, such as code: limonata')]
      const place = JSON.stringify([within(row.path), code])
      if (seen.has(place)) return [source.remark(at, `${one} with the code "${code}" is there already: give this one a code of its own`)]
      seen.add(place)
      return []
    })
  })

function codeIn({ value }: Row): string | undefined {
  if (!isRecord(value)) return undefined
  if (typeof value['code'] === 'string') return value['code'] || undefined
  const name = Words.safeParse(value['name'])
  return name.success ? codeOf({ name: name.data }) : undefined
}
