import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, UserCheck } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { onTheWall } from '#rules/days.ts'
import { Button } from '../../ui/Button.tsx'
import { cameAt } from './columns.ts'
import { stateWords } from './counter-words.ts'
import type { Desk } from './desk.ts'
import './board.css'

/** Somebody else was faster: who, when, and where the order is by now; `hasNext`: with the way to the next new one. */
export function Overtaken({ order, desk, hasNext }: { order: CounterOrder; desk: Desk; hasNext?: boolean }) {
  const { t, i18n } = useLingui()
  const by = desk.overtaken?.by
  const isOld = by !== undefined && cameAt(order) < by.at
  const state = stateWords(isOld ? { ...order, progress: by.progress } : order, i18n)
  const who = by?.isHers ? t`chi ha ordinato` : by?.by
  const clock = by && onTheWall(desk.zone, by.at).time
  return (
    <>
      <output className="counter-overtaken">
        <UserCheck aria-hidden size={20} strokeWidth={1.75} />
        <span>
          {who && clock ? (
            <Trans>
              Prima di te: {who}, alle {clock}. Ora: {state}.
            </Trans>
          ) : (
            <Trans>Qualcuno è stato più veloce. Ora: {state}.</Trans>
          )}
        </span>
      </output>
      {hasNext && desk.next !== undefined && desk.next !== order.id ? (
        <Button isWide onClick={() => desk.onOpen(desk.next)}>
          <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Apri il prossimo</Trans>
        </Button>
      ) : null}
    </>
  )
}
