import { useEffect, useRef } from 'react'

type Props = { value: number; format: (value: number) => string }

const COUNT = { duration: 600, ease: [0.16, 1, 0.3, 1] as const }

/** A figure that counts up when it grows while one is looking; the motion library is loaded only then. LOOK "Motion". */
export function CountUp({ value, format }: Props) {
  const figure = useRef<HTMLSpanElement>(null)
  const before = useRef(value)
  useEffect(() => {
    const from = before.current
    before.current = value
    let isOver = false
    let stop = () => {}
    const show = (now: number) => {
      if (figure.current) figure.current.textContent = format(Math.round(now))
    }
    // Also over what a count that it ended has left.
    if (value <= from || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(value)
    const count = async () => {
      const { animateValue } = await import('./counting.ts')
      if (isOver) return
      const counting = animateValue({ ...COUNT, keyframes: [from, value], onUpdate: show })
      stop = () => counting.stop()
    }
    // It stands at its end already where the library cannot be had.
    count().catch(() => undefined)
    return () => {
      isOver = true
      stop()
      show(value)
    }
  }, [value, format])
  return <span ref={figure}>{format(value)}</span>
}
