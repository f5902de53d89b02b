import { useEffect, useState } from 'react'

let isPainted = false

/** False until the first screen stands before the eye: what it does not need waits for that, and holds up no tap. */
export function usePainted(): boolean {
  const [is, setIs] = useState(isPainted)
  useEffect(() => {
    if (is) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isPainted = true
        setIs(true)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [is])
  return is
}
