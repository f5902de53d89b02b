import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { initialsOf } from '../../../../components/words/initials.ts'
import type { Column } from './read-columns.ts'
import './columns.css'

/** Who serves in a column, and how many she has. @param id by which her bookings are named after it */
export function ColumnHead({ id, column, isToday }: { id: string; column: Column; isToday: boolean }) {
  const { t } = useLingui()
  const { operatorId, name, entries } = column
  const count = entries.filter(({ booking }) => booking).length
  return (
    <div className="columns-head">
      <span aria-hidden className="columns-initials">
        {operatorId === null ? <UserRound size={20} strokeWidth={1.75} /> : initialsOf(name)}
      </span>
      <span id={id} className="columns-who">
        <strong>{name}</strong>{' '}
        <span className="quiet">{isToday ? t`${count} oggi` : plural(count, { one: '# prenotazione', other: '# prenotazioni' })}</span>
      </span>
    </div>
  )
}
