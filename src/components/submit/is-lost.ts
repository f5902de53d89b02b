import type { Failure } from '../../api/base-query.ts'

/** Did nobody answer a wish that may have arrived? A lost answer has no words of the server's. */
export const isLost = (error: unknown): boolean => {
  const { isUnsure = false, message = '' } = (error ?? {}) as Partial<Failure>
  return isUnsure && !message
}
