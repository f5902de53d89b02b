type Shared = { isOpen: boolean; listeners: Set<() => void>; stop: AbortController }
/** Begins to hear a line, until `signal`, and says whenever it opens or ends. */
type Begin = (setOpen: (isOpen: boolean) => void, signal: AbortSignal) => void

const all = new WeakMap<object, Map<string, Shared>>()

function linesOf(owner: object): Map<string, Shared> {
  const lines = all.get(owner) ?? new Map<string, Shared>()
  all.set(owner, lines)
  return lines
}

function begun(begin: Begin): Shared {
  const line: Shared = { isOpen: false, listeners: new Set(), stop: new AbortController() }
  const setOpen = (isOpen: boolean) => {
    line.isOpen = isOpen
    for (const listener of line.listeners) listener()
  }
  begin(setOpen, line.stop.signal)
  return line
}

/**
 * Listens to a line that all of a page share: it begins with the first who listens, and ends with the last.
 * @param key which line of this owner   @param changed is called when it opens or ends   @returns how to leave it
 */
export function listenTo(owner: object, key: string, begin: Begin, changed: () => void): () => void {
  const lines = linesOf(owner)
  const line = lines.get(key) ?? begun(begin)
  lines.set(key, line)
  line.listeners.add(changed)
  return () => {
    line.listeners.delete(changed)
    if (line.listeners.size > 0) return
    lines.delete(key)
    line.stop.abort()
  }
}

/** Does it speak? */
export const isOpenLine = (owner: object, key: string): boolean => all.get(owner)?.get(key)?.isOpen === true
