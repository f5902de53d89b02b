import { Trans, useLingui } from '@lingui/react/macro'
import { UsersRound } from 'lucide-react'
import type { Operator } from '#contract/bookings.ts'
import type { DayTime } from '#rules/booking-calendar.ts'
import { initialsOf } from '../words/initials.ts'
import { FirstFree } from './FirstFree.tsx'
import type { Soonest } from './use-of-all.ts'
import './when.css'

type Props = {
  operators: readonly Operator[]
  chosen: string | undefined
  /** When each is free first; undefined until it is known. */
  soonest: Soonest | undefined
  onChoose: (id: string | undefined, first: DayTime | undefined) => void
}

/** Who gives the service, or whoever is free, and when that is first. LOOK "phone-2". */
export function WhoChoice({ operators, chosen, soonest, onChoose }: Props) {
  const { t } = useLingui()
  const all = [{ id: undefined, fullName: t`Chiunque sia libero` }, ...operators]
  return (
    <section className="when-who">
      <h2>
        <Trans>Con chi</Trans>
      </h2>
      <div className="who-keys" role="group" aria-label={t`Con chi`}>
        {all.map(({ id, fullName }) => {
          const first = soonest?.get(id ?? '')
          return (
            <button key={id ?? ''} type="button" className="who-key" aria-pressed={id === chosen} onClick={() => onChoose(id, first)}>
              <span aria-hidden className="who-face">
                {id === undefined ? <UsersRound size={20} strokeWidth={1.75} /> : initialsOf(fullName)}
              </span>
              <span className="who-words">
                <span>{fullName}</span> <FirstFree first={first} isKnown={soonest !== undefined} />
              </span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
