import { part } from './part.tsx'

// What opens over a page: 45 kB of focus, scrolling and keys that no first screen needs.
export const Dialog = part(() => import('./Dialog.tsx').then((m) => m.Dialog))
export const Sheet = part(() => import('./Sheet.tsx').then((m) => m.Sheet))
