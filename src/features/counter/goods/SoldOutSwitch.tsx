import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CounterSize } from '#contract/sold-out.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { soldOutWords } from './sold-out-words.ts'
import './sold-out.css'

type Props = {
  name: string
  picture?: ReactNode
  soldOut: CounterSize['soldOut']
  /** Staff say nothing, and none is left to be ordered: it is off, and only new stock switches it on. */
  isCountedOut: boolean
  /** Instead of "in vendita", where that is not the whole of it. */
  note?: string | undefined
  isBusy: boolean
  isOff: boolean
  onMark: (soldOut: CounterSize['soldOut']) => void
}

/** On sale or not, said by switch, sign and word; off is for today, and one tap more makes it last. */
export function SoldOutSwitch({ name, picture, soldOut, isCountedOut, note, isBusy, isOff, onMark }: Props) {
  const { t, i18n } = useLingui()
  const isGone = soldOut !== null || isCountedOut
  const Sign = isGone ? Ban : note ? TriangleAlert : Check
  const tone = isGone ? 'sold-out-bad' : note ? 'sold-out-warn' : 'sold-out-well'
  const words = isCountedOut ? t`esaurito nello shop: ne contiamo 0` : (note ?? soldOutWords(soldOut, i18n))
  return (
    <div className="sold-out-row">
      {picture}
      <div className="sold-out-words">
        <strong className={isGone ? 'sold-out-gone' : undefined}>{name}</strong>
        <span className={tone}>
          <Sign aria-hidden size={16} strokeWidth={2} /> {words}
        </span>
        {soldOut === 'today' ? (
          <Button isSmall disabled={isOff} onClick={() => onMark('until_changed')}>
            <Trans>Fino a nuovo avviso</Trans>
          </Button>
        ) : null}
      </div>
      <Switch
        label={name}
        isOn={!isGone}
        isOff={isOff || isCountedOut}
        isBusy={isBusy}
        onChange={(isOn) => onMark(isOn ? null : 'today')}
      />
    </div>
  )
}
