import { useLingui } from '@lingui/react/macro'
import type { Flow } from '#contract/flows.ts'
import { centsOf, signedEuros, signedPoints, tenThousandthsOf } from '#rules/money.ts'
import { movementLook } from './movement-words.ts'

type Props = {
  flow: Flow
  /** The day beside the reason, where rows are not grouped by day. */
  withDate?: boolean
}

/** A movement: its word, reason, and what it did, by sign, colour and word. LOOK "Flows". */
export function FlowRow({ flow, withDate = false }: Props) {
  const { t, i18n } = useLingui()
  const { name, Icon } = movementLook(flow.type)
  const cents = centsOf(flow.value)
  const earned = tenThousandthsOf(flow.pointValue)
  const isIn = cents > 0 || (cents === 0 && earned > 0)
  const when = i18n.date(flow.created, withDate ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit' })
  return (
    <li className="flow-row">
      <span className={isIn ? 'flow-icon flow-in' : 'flow-icon'}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span className="flow-words">
        <strong>{i18n._(name)}</strong>
        <span className="small quiet">{[when, flow.description].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flow-figures">
        {cents !== 0 ? <strong className={isIn ? 'flow-gain' : undefined}>{signedEuros(cents)}</strong> : null}
        {earned !== 0 ? (
          <span className={cents === 0 && isIn ? 'flow-gain' : 'small quiet'}>{t`${signedPoints(earned)} punti`}</span>
        ) : null}
        <span className="small quiet">{isIn ? t`entrata` : t`uscita`}</span>
      </span>
    </li>
  )
}
