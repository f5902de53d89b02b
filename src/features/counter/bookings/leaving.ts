import { type RefObject, useLayoutEffect } from 'react'
import { refocus } from '../../../ui/refocus.ts'

/** The keys of a bar or a block stand in a row of their own under it. */
const UNDER = ['lanes-under', 'blocks-keys']

/**
 * Where the focus goes from a key of the desk that goes with what it answers: to what stands in its row's place then, else to the head
 * of the part, else to the page's title.
 * @returns to be called once it is answered
 */
export function leaving(key: Element | null) {
  const row = key?.closest('li')
  const list = row?.parentElement
  const part = key?.closest('.desk-part')
  const at = row && list ? [...list.children].indexOf(row) : 0
  const isUnder = UNDER.some((name) => row?.classList.contains(name))
  const next = () => {
    const place = isUnder ? row?.previousElementSibling : list?.children[at]
    const [first] = [place, list?.lastElementChild].filter((one) => one?.isConnected)
    return first?.querySelector('button') ?? part?.querySelector<HTMLElement>('.desk-slot, h2, button')
  }
  return () => refocus(next)
}

/** The same for keys that may hold the focus when they go, whoever takes them away. */
export function useLeaving(keys: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const node = keys.current
    // Before they are gone: afterwards nobody knows where they stood.
    return () => leaving(node)()
  }, [keys])
}
