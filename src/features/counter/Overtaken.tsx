import { Trans, useLingui } from '@lingui/react/macro'
import { UserCheck } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { progressWords } from '../../components/order/order-words.ts'
import './board.css'

/** Somebody else was faster: where the order is by now. */
export function Overtaken({ order: { progress } }: { order: CounterOrder }) {
  const { i18n } = useLingui()
  const state = progressWords(progress, i18n)
  return (
    <output className="counter-overtaken">
      <UserCheck aria-hidden size={20} strokeWidth={1.75} />
      <span>
        <Trans>Qualcuno è stato più veloce. Ora: {state}.</Trans>
      </span>
    </output>
  )
}
