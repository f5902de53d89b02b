import { useEffect, useRef } from 'react'

/** Where a row of columns begins that is scrolled to a moment: with a whole column, the one before it. @param most as far as it scrolls */
export const firstWhole = (moment: number, column: number, most: number): number =>
  Math.floor(Math.min(moment - column, most) / column) * column

/**
 * Scrolls something to where it begins to matter, once a day that it shows.
 * @param share percent of its width or height   @param before what stays in sight before that: a column so wide, or so many pixels from the top
 */
export function useBegin<T extends HTMLElement>(date: string, share: number, before: { column: number } | { top: number }) {
  const scroller = useRef<T>(null)
  const begin = useRef({ share, before })
  useEffect(() => {
    begin.current = { share, before }
  })
  useEffect(() => {
    const node = scroller.current
    const { share: part, before: space } = begin.current
    if (!node) return
    const { scrollWidth, scrollHeight, clientWidth } = node
    if ('column' in space) node.scrollLeft = firstWhole((scrollWidth * part) / 100, space.column, scrollWidth - clientWidth)
    else node.scrollTop = (scrollHeight * part) / 100 - space.top
  }, [date])
  return scroller
}
