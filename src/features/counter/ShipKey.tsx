import { Trans, useLingui } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { onTheWall } from '#rules/days.ts'
import { capital, shortDayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { ActKey } from './ActKey.tsx'
import { ActStanding } from './ActStanding.tsx'
import { dayIn, DAYS, useArrivalDays } from './arrival-days.ts'
import { Choices } from './Choices.tsx'
import type { Desk } from './desk.ts'
import { useAct } from './use-act.ts'
import './keys.css'

/** Says that a parcel has left and by which day it arrives, as was said of the last one beforehand. */
export function ShipKey({ order, desk, isMain }: { order: CounterOrder; desk: Desk; isMain: boolean }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk)
  const { days, setDays, keep } = useArrivalDays()
  const today = onTheWall(desk.zone, desk.now).day
  const expected = dayIn(days, today)
  const wordsOf = (one: number) => {
    const day = dayIn(one, today)
    if (!day) return t`senza data`
    return one === 1 ? t`domani` : shortDayName(day, language)
  }
  const day = wordsOf(days)
  const ship = () => {
    keep()
    void submit({ step: 'ship', ...(expected && { expected }) })
  }
  return (
    <div className="counter-keys">
      <Choices
        {...{ desk, isMain, isOffline }}
        className="counter-days"
        label={t`Quando arriva?`}
        options={DAYS.map((one) => ({ value: one, words: capital(wordsOf(one)) }))}
        chosen={days}
        onChoose={setDays}
      />
      <ActKey {...{ desk, isMain, isBusy, isOffline }} Icon={Truck} letter="P" onPress={ship}>
        {expected ? <Trans>Spedito, {day}</Trans> : <Trans>Spedito</Trans>}
      </ActKey>
      <ActStanding isBusy={isBusy} refusal={refusal} />
    </div>
  )
}
