import { apart } from './apart.ts'
import type { DrawingDeeds } from './drawing.child.ts'

const ask = apart<DrawingDeeds>('drawing.child.ts')

/** What `icon.ts`, `picture.ts` and `screenshot.ts` draw, in a process of its own: one that serves customers draws nothing. */
export const icon: DrawingDeeds['icon'] = (wish) => ask('icon', wish)
export const owedSizes: DrawingDeeds['owedSizes'] = (original) => ask('owedSizes', original)
export const screenshot: DrawingDeeds['screenshot'] = (wish) => ask('screenshot', wish)
