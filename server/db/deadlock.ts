/** Did PostgreSQL give this transaction up, undone, because two waited for each other? Then it can be done anew. */
export function isDeadlock(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '40P01' || (cause !== undefined && isDeadlock(cause))
}
