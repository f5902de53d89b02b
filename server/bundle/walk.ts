import * as z from 'zod'

/** Where a value is in the bundle: field names and, in lists, numbers from 0. */
export type Path = readonly (string | number)[]

/** `menu.categories[0].dishes[3].price` */
export const fieldOf = (path: Path): string =>
  path.reduce<string>((field, step) => (typeof step === 'number' ? `${field}[${step}]` : field ? `${field}.${step}` : step), '')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Schema = z.core.$ZodType

const bare = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? bare(schema.unwrap()) : schema

/**
 * Goes through a value beside its schema and shows each part to `visit`. Parts that do not fit the schema are passed over, so
 * that a bundle with mistakes can still be looked at for others.
 */
export function walk(schema: Schema, value: unknown, visit: (schema: Schema, value: unknown, path: Path) => void, path: Path = []): void {
  const here = bare(schema)
  visit(here, value, path)
  if (here instanceof z.ZodArray && Array.isArray(value)) {
    for (const [i, row] of value.entries()) walk(here.element, row, visit, [...path, i])
  }
  if (here instanceof z.ZodObject && isRecord(value)) {
    for (const [name, field] of Object.entries(here.shape)) if (Object.hasOwn(value, name)) walk(field, value[name], visit, [...path, name])
  }
}

/** Every name that a field has anywhere in it. */
export function fieldNames(schema: Schema): Set<string> {
  const here = bare(schema)
  if (here instanceof z.ZodArray) return fieldNames(here.element)
  if (!(here instanceof z.ZodObject)) return new Set()
  const shape = Object.entries<Schema>(here.shape)
  return new Set(shape.flatMap(([name, field]) => [name, ...fieldNames(field)]))
}

/** The names that may stand at this place. */
export function fieldsAt(schema: Schema, path: Path): string[] {
  let here = bare(schema)
  for (const step of path) {
    if (here instanceof z.ZodArray) here = bare(here.element)
    else if (here instanceof z.ZodObject) here = bare(here.shape[step] ?? z.unknown())
  }
  if (here instanceof z.ZodUnion) here = here.options.find((option: Schema) => option instanceof z.ZodRecord) ?? here
  if (here instanceof z.ZodRecord && here.keyType instanceof z.ZodEnum) return here.keyType.options.map(String)
  return here instanceof z.ZodObject ? Object.keys(here.shape) : []
}
