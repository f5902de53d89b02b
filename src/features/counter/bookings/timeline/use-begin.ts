import { useEffect, useRef } from 'react'

/**
 * Scrolls something to where it begins to matter, once a day that it shows.
 * @param share percent of its width or height   @param before across, or down with so many pixels in sight before that
 */
export function useBegin<T extends HTMLElement>(date: string, share: number, before: 'across' | { top: number }) {
  const scroller = useRef<T>(null)
  const begin = useRef({ share, before })
  useEffect(() => {
    begin.current = { share, before }
  })
  useEffect(() => {
    const node = scroller.current
    const { share: part, before: space } = begin.current
    if (!node) return
    if (space === 'across') node.scrollLeft = ((node.firstElementChild?.scrollWidth ?? 0) * part) / 100
    else node.scrollTop = (node.scrollHeight * part) / 100 - space.top
  }, [date])
  return scroller
}
