import { useEffect, useState } from 'react'

/** Leads to the first of what is marked as wrong, or not answered, in the order in which it is read, once all of it is marked. */
export function useFirstWrong(): () => void {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks > 0) document.querySelector<HTMLElement>('[aria-invalid="true"], .ask-missing input')?.focus()
  }, [looks])
  return () => setLooks((before) => before + 1)
}
