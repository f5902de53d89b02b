import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ArrowDownLeft,
  ArrowUpRight,
  Gift,
  HandCoins,
  type LucideIcon,
  PartyPopper,
  RotateCcw,
  ShoppingBag,
  Sparkles,
  Star,
  Utensils,
} from 'lucide-react'
import type { Flow, FlowType } from '#contract/flows.ts'
import { kindOf } from '#rules/movements.ts'

type Look = { name: MessageDescriptor; Icon: LucideIcon }

const looks: Record<FlowType, Look> = {
  AA: { name: msg`Credito guadagnato`, Icon: ArrowDownLeft },
  AM: { name: msg`Aggiunto dal personale`, Icon: HandCoins },
  C: { name: msg`Credito usato`, Icon: ArrowUpRight },
  IS: { name: msg`Gratta e vinci`, Icon: Sparkles },
  W: { name: msg`Credito di benvenuto`, Icon: PartyPopper },
  B: { name: msg`Credito bonus`, Icon: Gift },
  P: { name: msg`Riscatto punti`, Icon: Star },
  SM: { name: msg`Correzione`, Icon: RotateCcw },
}

/** The same where points moved, and no credit. */
const ofPoints: Partial<Record<FlowType, MessageDescriptor>> = {
  AA: msg`Punti guadagnati`,
  C: msg`Punti usati`,
  W: msg`Punti di benvenuto`,
  B: msg`Punti bonus`,
}

const unknown: Look = { name: msg`Movimento`, Icon: ArrowDownLeft }

/** What was earned says by its sign what it was earned with. */
const earnedWith: Partial<Record<string, LucideIcon>> = {
  lunch: Utensils,
  dinner: Utensils,
  takeaway: ShoppingBag,
  order_earned: ShoppingBag,
}

/** Word and sign of a movement, `isPoints` where it moved points alone. Spec §9. */
export const movementLook = ({ type, reason }: Pick<Flow, 'type' | 'reason'>, isPoints: boolean): Look => {
  const kind = kindOf(type)
  if (!kind) return unknown
  const name = (isPoints && ofPoints[kind]) || looks[kind].name
  return { name, Icon: earnedWith[reason ?? ''] ?? looks[kind].Icon }
}

/** Their own words say of what kind they are. */
const sayKind = new Set(['welcome', 'spent', 'order_spent', 'order_back', 'order_taken_back', 'scratched', 'till_points'])

/** Is the kind of a movement in its description? Then nobody need say it again. */
export const saysKind = ({ description, reason }: Pick<Flow, 'description' | 'reason'>): boolean =>
  !description || sayKind.has(reason ?? '')
