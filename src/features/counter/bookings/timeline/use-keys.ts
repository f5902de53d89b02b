import { type RefObject, useEffect } from 'react'

/** Keys pressed within an element; not those of a dialog that React draws from there, but that stands elsewhere. */
export function useKeys(root: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const node = root.current
    node?.addEventListener('keydown', press)
    return () => node?.removeEventListener('keydown', press)
  })
}
