import { useEffect } from 'react'

/** Less than this is a bar of the browser, not a keyboard (px). */
const LEAST = 120

/** Tells the sheets how much of the page the keyboard on the screen covers, as `--keyboard`: what sticks to the bottom stays above it. */
export function useKeyboard(): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    const { style } = document.documentElement
    const tell = () => {
      // Zoomed in with two fingers, less is seen too.
      const covered = seen && seen.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0
      if (covered > LEAST) style.setProperty('--keyboard', `${Math.round(covered)}px`)
      else style.removeProperty('--keyboard')
    }
    tell()
    seen?.addEventListener('resize', tell)
    seen?.addEventListener('scroll', tell)
    return () => {
      seen?.removeEventListener('resize', tell)
      seen?.removeEventListener('scroll', tell)
      style.removeProperty('--keyboard')
    }
  }, [])
}
