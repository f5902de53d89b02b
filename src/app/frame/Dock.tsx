import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './dock.css'

/** What stays at the lower edge. It takes its room from the page, however high it is: it covers nothing. */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = dock.current
    if (!node) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--dock', `${node.offsetHeight}px`)
    // It measures once right away, when the browser has laid the page out anyway.
    const watcher = new ResizeObserver(measure)
    watcher.observe(node, { box: 'border-box' })
    return () => {
      watcher.disconnect()
      style.removeProperty('--dock')
    }
  }, [])
  return (
    <div ref={dock} className="dock">
      {children}
    </div>
  )
}
