import { plural } from '@lingui/core/macro'
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'

/**
 * What of a form's fields is still empty, as its foot says it: the first by its name, and how many more there are; nothing once each has
 * something. What stands in them is judged at the tap, not while it is typed.
 * @param labels by the path of each field that must not be empty
 */
export function useEmptyFields<V extends FieldValues>(
  { control }: Pick<UseFormReturn<V>, 'control'>,
  labels: { [path in FieldPath<V>]?: string },
): string | undefined {
  const paths = Object.keys(labels) as FieldPath<V>[]
  const values: readonly unknown[] = useWatch({ control, name: paths })
  const empty = paths.filter((_, at) => `${values[at] ?? ''}`.trim() === '')
  const [first] = empty
  if (first === undefined) return undefined
  const label = labels[first]
  const rest = empty.length - 1
  return plural(rest, {
    0: `Da compilare: ${label}`,
    one: `Da compilare: ${label} e un altro campo`,
    other: `Da compilare: ${label} e altri # campi`,
  })
}
