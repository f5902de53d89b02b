import { useCallback, useEffect, useRef, useState } from 'react'

/** The id of a category's section on the page. */
export const anchorOf = (key: string) => `category-${key}`

/** A line below the sticky bars: the category that crosses it is the one being read. */
const READ = '-200px 0px -62% 0px'

/** The category in sight, followed while scrolling, and the way to another one. */
export function useCurrentCategory(keys: readonly string[]) {
  const [current, setCurrent] = useState(keys[0])
  const chosen = useRef<string>(undefined)
  const order = keys.join('\n')

  useEffect(() => {
    const inSight = new Set<string>()
    const wanted = order.split('\n')
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) inSight[isIntersecting ? 'add' : 'delete'](target.id)
        const found = chosen.current ?? wanted.find((key) => inSight.has(anchorOf(key)))
        if (found) setCurrent(found)
      },
      { rootMargin: READ },
    )
    for (const key of wanted) {
      const section = document.getElementById(anchorOf(key))
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [order])

  // A category near the end cannot reach the line: the one tapped stays marked until the customer scrolls by herself.
  useEffect(() => {
    const forget = () => {
      chosen.current = undefined
    }
    const by = ['wheel', 'touchmove', 'keydown']
    for (const name of by) window.addEventListener(name, forget, { passive: true })
    return () => {
      for (const name of by) window.removeEventListener(name, forget)
    }
  }, [])

  const choose = useCallback((key: string) => {
    chosen.current = key
    setCurrent(key)
    document.getElementById(anchorOf(key))?.scrollIntoView({ block: 'start' })
  }, [])

  return { current: current && keys.includes(current) ? current : keys[0], choose }
}
