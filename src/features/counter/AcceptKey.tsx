import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { type AcceptChoice, acceptChoices } from './accept-choices.ts'
import { ActKey } from './ActKey.tsx'
import { ActStanding } from './ActStanding.tsx'
import { Choices } from './Choices.tsx'
import type { Desk } from './desk.ts'
import { useAct } from './use-act.ts'
import './keys.css'

type Props = { order: CounterOrder; desk: Desk; isMain: boolean; beside?: ReactNode }

/** Accepts an order; what is not sent by courier is ready at her wish or in so many minutes, as proposed or chosen. */
export function AcceptKey({ order, desk, isMain, beside }: Props) {
  const { t } = useLingui()
  const { submit, isBusy, isOffline, refusal } = useAct(order, desk)
  const [picked, setPicked] = useState<string>()
  const { now, zone } = desk
  const hasMinutes = order.shippingType !== 'C'
  const { choices, proposed } = acceptChoices(order, now, zone)
  const of = (id: string | undefined) => choices.find((one) => one.id === id)
  const chosen = of(picked) ?? of(proposed)
  const clock = chosen?.clock
  const accept = () => void submit({ step: 'accept', ...(hasMinutes && chosen && { readyBy: new Date(chosen.at).toISOString() }) })
  return (
    <div className="counter-keys">
      {hasMinutes ? (
        <Choices
          {...{ desk, isMain, isOffline }}
          className={choices[0]?.from === 'wish' ? 'counter-wishes' : undefined}
          label={t`Pronto per quando?`}
          options={choices.map((one) => ({ value: one.id, words: <ReadyAt choice={one} />, isWide: one.from === 'wish' && one.by === 0 }))}
          chosen={chosen?.id ?? ''}
          onChoose={setPicked}
        />
      ) : null}
      <div className="counter-answers">
        {beside}
        <ActKey {...{ desk, isMain, isBusy, isOffline }} Icon={Check} letter="A" onPress={accept}>
          {hasMinutes ? <Trans>Accetta, {clock}</Trans> : <Trans>Accetta</Trans>}
        </ActKey>
      </div>
      <ActStanding isBusy={isBusy} refusal={refusal} />
    </div>
  )
}

/** `19:30, come richiesto`, `19:15` with how far that is from her wish, or `10` with what the clock says then. */
function ReadyAt({ choice: { from, by, clock } }: { choice: AcceptChoice }) {
  if (from === 'now')
    return (
      <>
        <strong>
          {by}
          <span className="unseen">
            {' '}
            <Trans>minuti,</Trans>{' '}
          </span>
        </strong>
        <span className="small figures">{clock}</span>
      </>
    )
  if (by === 0)
    return (
      <span>
        <Trans>
          <strong>{clock}</strong>, come richiesto
        </Trans>
      </span>
    )
  const far = Math.abs(by)
  const shown = `${by < 0 ? '\u2212' : '+'}${far}\u00a0min`
  const spoken =
    by < 0 ? plural(far, { one: '# minuto prima', other: '# minuti prima' }) : plural(far, { one: '# minuto dopo', other: '# minuti dopo' })
  return (
    <>
      <strong className="figures">{clock}</strong>
      <span aria-hidden className="small figures">
        {shown}
      </span>
      <span className="unseen">, {spoken}</span>
    </>
  )
}
