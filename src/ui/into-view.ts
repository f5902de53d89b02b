/** Brings what a tap shows further down into view, as far as it is out of it; at once for whoever wants nothing to move. */
export function intoView(node: Element | null) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  node?.scrollIntoView?.({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
}
