import { AlarmClock, BellRing, Check, Hourglass, type LucideIcon, UserCheck } from 'lucide-react'
import type { Look } from './entries.ts'

/** A sign of how an entry stands. */
export const icons: Record<Look, LucideIcon> = { confirmed: Check, here: UserCheck, waiting: BellRing, held: Hourglass, late: AlarmClock }
