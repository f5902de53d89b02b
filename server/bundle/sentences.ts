import type * as z from 'zod'
import { didYouMean } from './nearest.ts'
import { Bundle } from './schema.ts'
import type { Remark, Source } from './source.ts'
import { fieldNames, fieldsAt, isRecord, type Path } from './walk.ts'

const EXPECTED: Record<string, string> = {
  string: 'a text is expected',
  number: 'a number is expected',
  int: 'a whole number is expected',
  boolean: 'true or false is expected',
  array: 'a list is expected, each entry on a line that begins with "- " or all of them between [ ]',
  object: 'fields are expected, each on a line of its own',
  record: 'fields are expected, each on a line of its own',
}

/** What is wrong with one value, as the words after the field's name. */
const sentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'this field is missing'
  if (issue.code === 'invalid_type') {
    return `${EXPECTED[issue.expected] ?? 'another kind of value is expected'}, not ${kindOf(issue.input, issue.expected)}`
  }
  if (issue.code === 'too_small') return least(issue)
  if (issue.code === 'too_big') return most(issue)
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const near = typeof issue.input === 'string' ? didYouMean(issue.input, values) : ''
    return `${JSON.stringify(issue.input)} is not one of ${values.join(', ')}${near}`
  }
  if (issue.code === 'invalid_format') {
    if (issue.format === 'email') return 'this is not an e-mail address'
    if (issue.format === 'date') return 'a day is written YYYY-MM-DD and must exist'
    if (issue.format === 'starts_with') return `begins with ${issue.prefix}`
  }
  return 'this value is not accepted'
}

function kindOf(input: unknown, expected: string): string {
  if (input === null) return 'an empty value'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'fields'
  if (typeof input === 'string')
    return expected === 'boolean' || expected === 'number' || expected === 'int' ? `the text "${input}"` : 'a text'
  return `${String(input)}${expected === 'string' ? ': put it in quotes' : ''}`
}

type Bound = { origin: string; inclusive?: boolean | undefined; input: unknown }

function least({ origin, minimum, inclusive, input }: Bound & { minimum: number | bigint }): string {
  if (origin === 'string') return Number(minimum) === 1 ? 'this text is empty' : `at least ${minimum} characters are expected`
  if (origin === 'array') return Number(minimum) === 1 ? 'at least one entry is expected' : `at least ${minimum} entries are expected`
  return `a number ${inclusive === false ? 'above' : 'from'} ${minimum} is expected, not ${String(input)}`
}

function most({ origin, maximum, input }: Bound & { maximum: number | bigint }): string {
  return origin === 'string' ? `at most ${maximum} characters are accepted` : `a number up to ${maximum} is expected, not ${String(input)}`
}

/**
 * Checks a value against the bundle's schema.
 * @returns the bundle, or a remark for each mistake
 */
export function checkSchema(source: Source): { bundle: Bundle } | { mistakes: Remark[] } {
  const read = Bundle.safeParse(source.value ?? {}, { error: sentence })
  if (read.success) return { bundle: read.data }
  return { mistakes: read.error.issues.flatMap((issue) => remarks(source, issue, issue.path.map(step))) }
}

const step = (part: PropertyKey) => (typeof part === 'number' ? part : String(part))

const FIELDS = fieldNames(Bundle)

/** What is wrong with a name that is no field at its place. */
function unknown(name: string, known: string[], value: unknown): string {
  const [, field = '', rest] = /^(\w+):(.+)$/.exec(name) ?? []
  if (FIELDS.has(field)) return `a space is missing after the colon: ${field}: ${rest}`
  if (/^\d/.test(name)) return 'this is no field: numbers have a point (4.50), and a text with a comma wants quotes'
  if (name !== name.trim()) return 'the spaces before this name are not ordinary ones: type them again'
  const near = didYouMean(name, known)
  if (near) return `unknown field${near}`
  if (FIELDS.has(name)) return 'this field belongs elsewhere: look at how far it is indented'
  const comma = value === null ? '; between { } a text with a comma wants quotes' : ''
  return `unknown field; the fields here are ${known.join(', ')}${comma}`
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce((at, part) => (isRecord(at) || Array.isArray(at) ? (at as Record<string, unknown>)[part] : undefined), value)

function remarks(source: Source, issue: z.core.$ZodIssue, path: Path): Remark[] {
  if (issue.code !== 'unrecognized_keys') return [source.remark(path, issue.message)]
  const known = fieldsAt(Bundle, path)
  return issue.keys.map((name) => {
    return source.remark([...path, name], unknown(name, known, valueAt(source.value, [...path, name])), 'name')
  })
}
