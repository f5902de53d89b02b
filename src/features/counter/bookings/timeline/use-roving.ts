import { useRef, useState } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** Where a key leads in a list: arrows to the next and the one before, Home and End to its ends. @returns undefined if it is no such key */
export function steppedThrough(ids: readonly string[], id: string, key: string): string | undefined {
  const step = steps[key]
  return step === undefined ? undefined : ids[Math.min(Math.max(ids.indexOf(id) + step, 0), ids.length - 1)]
}

/**
 * Of many buttons one is in the order of Tab; keys lead through all of them. Each is `[data-entry]` with its id.
 * @param ids in their order   @param chosen where Tab begins, if it is there   @param next where a key leads from one
 */
export function useRoving<T extends HTMLElement>(
  ids: readonly string[],
  chosen: string | undefined,
  next: (id: string, key: string) => string | undefined,
) {
  const root = useRef<T>(null)
  const [last, setLast] = useState<string>()
  const focus = (id: string) => root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus()
  return {
    root,
    focus,
    /** What a button is given. */
    given: (id: string) => ({
      'data-entry': id,
      tabIndex: id === ([last, chosen].find((one) => one !== undefined && ids.includes(one)) ?? ids[0]) ? 0 : -1,
      onFocus: () => setLast(id),
    }),
    /** @returns whether the key was one of its own */
    press: (event: KeyboardEvent): boolean => {
      const id = (event.target as HTMLElement).dataset.entry
      const to = id === undefined ? undefined : next(id, event.key)
      if (to === undefined) return false
      event.preventDefault()
      focus(to)
      return true
    },
  }
}
