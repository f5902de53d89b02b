import { part } from '../../ui/part.tsx'
import { useQuiet } from './use-quiet.ts'

const CouponsAhead = part(() => import('./CouponsAhead.tsx').then((m) => m.CouponsAhead))

/** How long nothing was asked of the server before what she may want later is, in milliseconds. */
const QUIET = 8_000

/** What is asked for before she does, so that it is there without a network. */
export const Ahead = () => (useQuiet(QUIET) ? <CouponsAhead /> : null)
