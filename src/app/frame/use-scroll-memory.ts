import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/** A new page starts at its top; back comes back to where one was. A link whose state says `stays` opens over or beside its list. */
export function useScrollMemory() {
  const { key, state } = useLocation()
  const stays = Boolean((state as { stays?: boolean } | null)?.stays)
  const type = useNavigationType()
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (type === 'POP') window.scrollTo(0, places.get(key) ?? 0)
    else if (!stays) window.scrollTo(0, 0)
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, type, stays])
}
