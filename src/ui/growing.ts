import { startTransition } from 'react'

type Draw = (change: () => void, way: 'on' | 'back') => void

/** How a change of the page is drawn: at once, until `grow.ts` has come, which is after the first paint. */
export const growing: { draw: Draw } = { draw: startTransition }
