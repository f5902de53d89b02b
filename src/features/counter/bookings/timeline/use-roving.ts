import { useRef, useState } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/**
 * Of many buttons one is in the order of Tab; arrows, Home and End lead through all of them. Each is `[data-entry]` with its id.
 * @param ids in their order   @param chosen the one where Tab begins, if it is there
 */
export function useRoving<T extends HTMLElement>(ids: readonly string[], chosen: string | undefined) {
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
      const step = steps[event.key]
      const at = ids.indexOf((event.target as HTMLElement).dataset.entry ?? '')
      if (step === undefined || at < 0) return false
      event.preventDefault()
      const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
      if (next !== undefined) focus(next)
      return true
    },
  }
}
