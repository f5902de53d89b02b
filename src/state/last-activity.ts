const KEY = 'tessera.device.activity'

/** The activity last used on this device, whoever used it; nothing where storage is denied. SEMANTICS 1. */
export function lastActivity(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers it; a storage that refuses forgets it. */
export function rememberActivity(id: string): void {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // The next log-in opens the first by name.
  }
}
