/** Its own movement is over; what moves on and on inside it is not waited for. */
const isOver = (node: HTMLElement) =>
  Promise.allSettled(
    node
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  )

/** Back on the page for as long as the recipe's `_closed` movement takes, deaf to whoever touches it. */
async function showOut(node: HTMLElement, scrolled: { part: Element; top: number }[]) {
  node.inert = true
  for (const part of [node, ...node.querySelectorAll<HTMLElement>('[data-scope="dialog"]')]) part.dataset.state = 'closed'
  document.body.append(node)
  for (const { part, top } of scrolled) part.scrollTop = top
  await isOver(node)
  node.remove()
}

/**
 * The ref of what opens over the page and is to be seen leaving it. React takes it away at once, whoever closed it: it comes
 * back as a mere picture, so that no caller has to keep it until it is out. Nothing where the browser moves nothing.
 */
export function leaving(node: HTMLElement | null) {
  if (!node || !('getAnimations' in node)) return
  return () => {
    const scrolled = [node, ...node.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((part) => ({ part, top: part.scrollTop }))
    // Once React is done; a node that it only moves is still there.
    queueMicrotask(() => node.isConnected || void showOut(node, scrolled))
  }
}
