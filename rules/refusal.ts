import type { FieldError, RefusalCode } from '#contract/errors.ts'

/** A "no" as a value: its code, the figures its sentence needs, and what else travels with it. */
export type Refusal = {
  refused: RefusalCode
  values?: Record<string, string | number>
  /** Mistakes by field, for 400 and 422. */
  errors?: FieldError[]
  /** The state of now, for 409. */
  fresh?: unknown
  /** Seconds until it is worth asking again, for 429 and 503. */
  retryAfter?: number
}

/** Makes a Refusal. */
export const refuse = (refused: RefusalCode, values?: Refusal['values'], more?: Omit<Refusal, 'refused' | 'values'>): Refusal => ({
  refused,
  ...(values && { values }),
  ...more,
})

/**
 * Makes a Refusal of one field: its sentence stands beside it.
 * @param path the field's name on the wire   @param more its `values`; `code`: what is wrong there, if the refusal itself does not say it
 */
export const refuseField = (
  path: string,
  refused: RefusalCode,
  { code = refused, values }: { code?: string; values?: Refusal['values'] } = {},
): Refusal => refuse(refused, values, { errors: [{ path, code, message: '' }] })

/** Tells a Refusal from an answer. */
export const isRefusal = (result: unknown): result is Refusal => typeof result === 'object' && result !== null && 'refused' in result
