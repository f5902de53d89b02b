import { useLayoutEffect, useRef, useState } from 'react'
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

/** The code in whole device pixels, as wide as its place allows. The same sum as src/first/first.ts. */
export function CodePicture({ shape, label, square = 200, bars = 420, height = 96 }: Props) {
  const picture = useRef<SVGSVGElement>(null)
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const place = picture.current?.parentElement
    if (!place) return
    const measure = () => setRoom(place.clientWidth - 8)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [])
  const width = Math.min(room ?? 0, shape.square ? square : bars)
  const dot = Math.max(1, Math.floor((width * devicePixelRatio) / shape.width)) / devicePixelRatio
  return (
    <svg
      ref={picture}
      className="code-picture"
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio="none"
      width={shape.width * dot}
      height={shape.square ? shape.height * dot : height}
      role="img"
      aria-label={label}
    >
      <path d={shape.path} />
    </svg>
  )
}
