import { msg } from '@lingui/core/macro'
import { CircleX, History, Lock, type LucideIcon, Check } from 'lucide-react'
import type { Standing } from '#rules/booking-columns.ts'

/** How a place stands that somebody could be moved to: a sign and a word. */
export const standings: Record<Standing, { Icon: LucideIcon; word: ReturnType<typeof msg> }> = {
  free: { Icon: Check, word: msg`libero` },
  taken: { Icon: CircleX, word: msg`occupato` },
  closed: { Icon: Lock, word: msg`chiuso` },
  past: { Icon: History, word: msg`già passato` },
}
