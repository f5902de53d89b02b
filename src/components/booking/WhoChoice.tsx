import { Trans, useLingui } from '@lingui/react/macro'
import { UsersRound } from 'lucide-react'
import type { Operator } from '#contract/bookings.ts'
import { initialsOf } from '../words/initials.ts'
import './when.css'

type Props = { operators: readonly Operator[]; chosen: string | undefined; onChoose: (id: string | undefined) => void }

/** Who gives the service, or whoever is free. LOOK "phone-2". */
export function WhoChoice({ operators, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const all = [{ id: undefined, fullName: t`Chiunque sia libero` }, ...operators]
  return (
    <section className="when-who">
      <h2>
        <Trans>Con chi</Trans>
      </h2>
      <div className="who-keys" role="group" aria-label={t`Con chi`}>
        {all.map(({ id, fullName }) => (
          <button key={id ?? ''} type="button" className="who-key" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <span aria-hidden className="who-face">
              {id === undefined ? <UsersRound size={20} strokeWidth={1.75} /> : initialsOf(fullName)}
            </span>
            <span>{fullName}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
