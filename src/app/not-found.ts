import { part } from '../ui/part.tsx'

/** The 404 page, of which the card's own start needs nothing. */
export const NotFound = part(() => import('./NotFound.tsx').then((m) => m.NotFound))
