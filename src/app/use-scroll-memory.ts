import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/** A new page starts at its top; back comes back to where one was. */
export function useScrollMemory() {
  const { key } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    window.scrollTo(0, type === 'POP' ? (places.get(key) ?? 0) : 0)
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, type])
}
