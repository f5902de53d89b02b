import { useEffect, useRef } from 'react'

/**
 * Scrolls something to where it begins to matter, once a day that it shows.
 * @param share percent of its width or height   @param before so many pixels stay in sight before that: sideways, or from the top
 */
export function useBegin<T extends HTMLElement>(date: string, share: number, before: { left: number } | { top: number }) {
  const scroller = useRef<T>(null)
  const begin = useRef({ share, before })
  useEffect(() => {
    begin.current = { share, before }
  })
  useEffect(() => {
    const node = scroller.current
    const { share: part, before: space } = begin.current
    if (!node) return
    if ('left' in space) node.scrollLeft = (node.scrollWidth * part) / 100 - space.left
    else node.scrollTop = (node.scrollHeight * part) / 100 - space.top
  }, [date])
  return scroller
}
