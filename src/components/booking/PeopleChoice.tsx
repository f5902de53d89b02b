import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import './what.css'

const MOST_PEOPLE = 99
/** So many have a key each; the last of them stands for all that are more. */
const KEYS = 8

type Props = {
  title: ReactNode
  people: number
  /** Seats of an evening; null or undefined where none are counted. */
  seats: number | null | undefined
  onChange: (people: number) => void
}

/** How many sit down: one tap for a table as most are, and counted from there for a large one. */
export function PeopleChoice({ title, people, seats, onChange }: Props) {
  const { t } = useLingui()
  const most = Math.min(MOST_PEOPLE, seats ?? MOST_PEOPLE)
  // Counted down below that it stays, under the finger.
  const [isCounting, setCounting] = useState(false)
  const isMany = most > KEYS && people >= KEYS
  const isCounted = isMany || isCounting
  return (
    <Panel as="section" className="what-people">
      <h2>{title}</h2>
      <div className="people-keys" role="group" aria-label={t`Persone`}>
        {Array.from({ length: Math.min(KEYS, most) }, (_, at) => at + 1).map((key) => (
          <button
            key={key}
            type="button"
            className="people-key"
            aria-pressed={key === people || (isMany && key === KEYS)}
            onClick={() => {
              setCounting(most > KEYS && key === KEYS)
              onChange(key)
            }}
          >
            {key === KEYS && most > KEYS ? `${key}+` : key}
          </button>
        ))}
      </div>
      {isCounted ? (
        <Stepper
          label={t`Persone`}
          less={t`Una persona in meno`}
          more={t`Una persona in più`}
          value={people}
          least={1}
          most={most}
          onChange={onChange}
        />
      ) : null}
    </Panel>
  )
}
