import { useLayoutEffect, useRef } from 'react'
import type { CodeShape } from '../state/snapshot.ts'

type Props = {
  shape: CodeShape
  label: string
  /** Largest width of a square code, in CSS pixels. */
  square?: number
  /** Largest width of bars, in CSS pixels. */
  bars?: number
  /** Height of bars, in CSS pixels. */
  height?: number
}

/**
 * The code in whole device pixels, as wide as its place allows. The same sum as src/first/first.ts. Set on the element
 * itself: a second drawing would hold up the first screen.
 */
export function CodePicture({ shape, label, square = 200, bars = 420, height = 96 }: Props) {
  const picture = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const svg = picture.current
    const place = svg?.parentElement
    if (!place) return
    const fit = () => {
      const width = Math.min(place.clientWidth - 8, shape.square ? square : bars)
      const dot = Math.max(1, Math.floor((width * devicePixelRatio) / shape.width)) / devicePixelRatio
      svg.setAttribute('width', String(shape.width * dot))
      svg.setAttribute('height', String(shape.square ? shape.height * dot : height))
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [shape, square, bars, height])
  return (
    <svg
      ref={picture}
      className="code-picture"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={shape.path} />
    </svg>
  )
}
