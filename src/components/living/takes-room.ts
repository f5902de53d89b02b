/**
 * The ref of what the living line shows: what stands below it makes room for as much as that takes, known before the eye sees it,
 * and also when it changes.
 */
export function takesRoom(line: HTMLElement | null) {
  const page = line?.closest<HTMLElement>('.living')?.parentElement
  if (!line || !page) return undefined
  const measure = () => page.style.setProperty('--living-room', `${line.offsetTop + line.offsetHeight}px`)
  measure()
  const watcher = new ResizeObserver(measure)
  watcher.observe(line)
  return () => {
    watcher.disconnect()
    page.style.removeProperty('--living-room')
  }
}
