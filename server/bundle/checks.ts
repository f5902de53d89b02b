import { original } from './words.ts'
import { Words } from './fields.ts'
import { Bundle } from './schema.ts'
import type { Remark, Source } from './source.ts'
import { isRecord, type Path, walk } from './walk.ts'

/** Lists whose entries are told apart by one field. `*` is every entry of a list. */
const UNIQUE: { list: string; by: string; of: string }[] = [
  { list: 'menu.categories', by: 'name', of: 'a category' },
  { list: 'menu.categories.*.dishes', by: 'name', of: 'a dish of this category' },
  { list: 'shop.shipping', by: 'type', of: 'a way of shipping' },
  { list: 'shop.payments', by: '', of: 'a way of paying' },
  { list: 'stores', by: 'name', of: 'a store' },
  { list: 'notices', by: 'title', of: 'a notice' },
  { list: 'coupons', by: 'title', of: 'a coupon' },
  { list: 'packs', by: 'name', of: 'a pack' },
  { list: 'scratchCards', by: 'name', of: 'a scratch card' },
  { list: 'scratchCards.*.prizes', by: 'name', of: 'a prize of this card' },
  { list: 'booking.services', by: 'title', of: 'a service' },
  { list: 'booking.operators', by: 'fullName', of: 'an operator' },
  { list: 'languages', by: '', of: 'a language' },
  { list: 'countries', by: '', of: 'a country' },
  { list: 'hosts', by: '', of: 'a host' },
]

/** Names that stand twice where each may stand once. Reads the raw value: other mistakes do not hide these. */
export function duplicates(source: Source): Remark[] {
  return UNIQUE.flatMap(({ list, by, of }) =>
    found(source.value, list.split('.')).flatMap(({ path, value }) => {
      const seen = new Set<string>()
      return (Array.isArray(value) ? value : []).flatMap((row: unknown, i: number) => {
        const name = nameOf(by ? isRecord(row) && row[by] : row)
        if (!name) return []
        if (seen.has(name)) return [source.remark(by ? [...path, i, by] : [...path, i], `${of} with the name "${name}" is there already`)]
        seen.add(name)
        return []
      })
    }),
  )
}

const nameOf = (raw: unknown): string | undefined => {
  const words = Words.safeParse(raw)
  return words.success ? original(words.data) : undefined
}

/** Every value at a path with wildcards. */
export function found(value: unknown, [step, ...rest]: string[], path: Path = []): { path: Path; value: unknown }[] {
  if (step === undefined) return [{ path, value }]
  if (step === '*') return Array.isArray(value) ? value.flatMap((row, i) => found(row, rest, [...path, i])) : []
  return isRecord(value) ? found(value[step], rest, [...path, step]) : []
}

/** Control characters, and those that turn the direction of what stands around a text. */
const UNSEEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u

/** Texts that no database takes, or that would disguise themselves on screen: also halves of characters. SEMANTICS 1. */
export function unstorable(source: Source): Remark[] {
  const remarks: Remark[] = []
  walk(Bundle, source.value, (schema, value, path) => {
    const texts = schema === Words && isRecord(value) ? Object.values(value) : [value]
    const bad = texts.some((text) => typeof text === 'string' && (UNSEEN.test(text) || !text.isWellFormed()))
    if (bad) remarks.push(source.remark(path, 'this text contains a character that cannot be shown'))
  })
  return remarks
}

/** Services that name an operator nobody knows, packs that name such a service. */
export function strangers(source: Source, bundle: Bundle): Remark[] {
  const known = new Set(bundle.booking?.operators.map((operator) => operator.fullName))
  const services = new Set(bundle.booking?.services.map(({ title }) => original(title)))
  const packs = bundle.packs.flatMap(({ service }, i) =>
    service === undefined || services.has(service)
      ? []
      : [source.remark(['packs', i, 'service'], `there is no service with the title "${service}"`)],
  )
  const operators = (bundle.booking?.services ?? []).flatMap((service, i) =>
    service.operators.flatMap((name, j) =>
      known.has(name) ? [] : [source.remark(['booking', 'services', i, 'operators', j], `there is no operator with the name "${name}"`)],
    ),
  )
  return [...operators, ...packs]
}
