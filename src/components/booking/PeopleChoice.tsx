import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import './when.css'

const MOST_PEOPLE = 99

type Props = {
  title: ReactNode
  people: number
  /** Seats of an evening; null or undefined where none are counted. */
  seats: number | null | undefined
  onChange: (people: number) => void
}

/** How many sit down. */
export function PeopleChoice({ title, people, seats, onChange }: Props) {
  const { t } = useLingui()
  return (
    <Panel as="section" className="what-people">
      <h2>{title}</h2>
      <Stepper
        label={t`Persone`}
        less={t`Una persona in meno`}
        more={t`Una persona in più`}
        value={people}
        least={1}
        most={Math.min(MOST_PEOPLE, seats ?? MOST_PEOPLE)}
        onChange={onChange}
      />
    </Panel>
  )
}
