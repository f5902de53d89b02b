import { useEffect, useRef } from 'react'

/** Scrolls something sideways to where it begins to matter, once a day that it shows. @param share percent of its width */
export function useBegin<T extends HTMLElement>(date: string, share: number, before: number) {
  const scroller = useRef<T>(null)
  const begin = useRef(0)
  useEffect(() => {
    begin.current = share
  })
  useEffect(() => {
    const node = scroller.current
    if (node) node.scrollLeft = (node.scrollWidth * begin.current) / 100 - before
  }, [date, before])
  return scroller
}
