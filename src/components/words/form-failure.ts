import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { Failure } from '../../api/base-query.ts'

type Form<T extends FieldValues> = { fields: readonly FieldPath<T>[]; setError: UseFormSetError<T>; why: (error: unknown) => string }

/**
 * Puts what the server refused where it belongs: each mistake at its field, the first of them in focus, and what is about none
 * of them above the form (`root.serverError`). `why`: of `useWhy`.
 */
export function placeFailure<T extends FieldValues>(failure: Failure, { fields, setError, why }: Form<T>): void {
  const known = (failure.errors ?? []).flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path)
    return field ? [{ field, message: message || why(failure) }] : []
  })
  for (const [index, { field, message }] of known.entries()) setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  if (known.length === 0) setError('root.serverError', { type: 'server', message: why(failure) })
}
