import { useEffect } from 'react'
import { isArrow, stepFrom } from './arrows.ts'

/** Where arrows do something of their own: they scroll, or choose. */
const OWN_ARROWS = ['.counter-aside', '.counter-segment', '[role="dialog"]']

const focused = () => document.activeElement

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Does something lie over the board and the open order? */
const isCovered = () => [...document.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.querySelector('.counter-detail'))

/** The cards in sight, column by column. */
const cards = () =>
  [...document.querySelectorAll('.counter-column')].map((column) =>
    [...column.querySelectorAll<HTMLElement>('.counter-open')].filter((card) => card.checkVisibility({ visibilityProperty: true })),
  )

/** The key of the open order, or of the card that is in focus, that says it is pressed by this. */
function keyOf(pressed: string): HTMLElement | undefined {
  const order = document.querySelector('.counter-detail') ?? focused()?.closest('.counter-card')
  const keys = [...(order?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? [])]
  return keys.find((key) => key.getAttribute('aria-keyshortcuts') === pressed.toUpperCase())
}

/** The card that an arrow leads to. */
function cardAt(arrow: string): HTMLElement | undefined {
  if (!isArrow(arrow) || OWN_ARROWS.some((place) => focused()?.closest(place))) return undefined
  const columns = cards()
  const card = focused()?.closest('.counter-card')?.querySelector<HTMLElement>('.counter-open')
  const column = columns.findIndex((one) => card && one.includes(card))
  const at = card && column >= 0 ? { column, row: columns[column]?.indexOf(card) ?? 0 } : undefined
  const to = stepFrom(
    columns.map(({ length }) => length),
    at,
    arrow,
  )
  return to && columns[to.column]?.[to.row]
}

/** Arrows lead through the cards; letters and digits press the keys that say so. Not in fields, nor under a dialog. LOOK "counter-1". */
export function useShortcuts(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (isField(event.target) || isCovered()) return
      const card = cardAt(event.key)
      const key = keyOf(event.key)
      if (card || key) event.preventDefault()
      card?.focus()
      key?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
