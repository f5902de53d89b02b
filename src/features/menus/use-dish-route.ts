import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { doorPath } from '#rules/door.ts'
import { host } from '../../state/host.ts'
import { useWide } from '../../ui/use-wide.ts'

/** Where a list is, how the address of one of its dishes begins, and the dish that is open; whose they are, by its permalink. */
export type DishPlace = { list: string; before: string; dish: string | undefined; permalink: string | undefined }

/** Where anybody can look at them, without an account; undefined while it is not known whose they are. */
const doorOf = (permalink: string | undefined) => (host.activity ? doorPath({}) : permalink && doorPath({ permalink }))

/** The list stays where it is: the dish opens over it or beside it. */
const state = { stays: true }

/** The dish in the address, the way to it and back, and how an address begins that is `shared`. On a phone back closes it; beside the list it only changes the address. */
export function useDishRoute({ list, before, dish, permalink }: DishPlace) {
  const isWide = useWide()
  const base = useHref(before)
  const door = doorOf(permalink)
  const shared = useHref(door ? `${door}?dish=` : before)
  const navigate = useNavigate()
  const location = useLocation()
  const latest = useRef({ navigate, isWide, before })
  useEffect(() => {
    latest.current = { navigate, isWide, before }
  })

  // The same function for every row and render: 300 rows are not drawn again because one was opened.
  const open = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { navigate, isWide, before } = latest.current
    void navigate(`${before}${event.currentTarget.dataset.dish}`, { state, replace: isWide })
  }, [])

  const isOverList = !isWide && Boolean((location.state as typeof state | null)?.stays)
  const close = () => void (isOverList ? navigate(-1) : navigate(list, { state, replace: true }))
  return { dish, base, shared, open, close, isWide }
}
export type DishRoute = ReturnType<typeof useDishRoute>
