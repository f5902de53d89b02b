import { part } from '../../ui/part.tsx'

/** The latest movements, below what home and card show first. */
export const LatestFlows = part(() => import('./LatestFlows.tsx').then((m) => m.LatestFlows))
