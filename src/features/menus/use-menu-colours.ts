import { useLayoutEffect, useRef } from 'react'
import type { Configuration } from '#contract/activities.ts'
import { hexOf } from '#rules/colour.ts'
import { readableOn } from '#rules/contrast.ts'

/** The menu's own colours on its category heads, where the activity gave any; its text only where it reads. SEMANTICS 10. */
export function useMenuColours({ menuColorBackground, menuColorText }: Configuration) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const band = hexOf(menuColorBackground)
    const node = place.current
    if (!node || !band) return
    node.classList.add('menus-banded')
    node.style.setProperty('--menu-band', band)
    node.style.setProperty('--menu-on-band', readableOn(menuColorText, band))
    return () => node.classList.remove('menus-banded')
  }, [menuColorBackground, menuColorText])
  return place
}
