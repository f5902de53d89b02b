import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks.ts'
import { personOf } from '../../state/session.ts'

/** Has the next person come in, by another tab, while a page of the one before is open here? So until home is: the address was hers. */
export function useIsNext(): boolean {
  const person = useAppSelector(({ session: { token } }) => (token === null ? undefined : personOf(token)))
  const { pathname } = useLocation()
  const [whose, setWhose] = useState(person)
  const isNext = person !== undefined && whose !== undefined && person !== whose
  if (person !== whose && (!isNext || pathname === '/')) setWhose(person)
  return isNext
}
