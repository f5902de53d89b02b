import { useSearchParams } from 'react-router-dom'
import { isDay, onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useMinute } from '../../../components/words/use-minute.ts'

/** Which day the counter looks at: of the address, so that the way back leads to it; else today on the activity's wall. */
export function useDeskDay() {
  const [search, setSearch] = useSearchParams()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  const today = onTheWall(zone, now).day
  const asked = search.get('day') ?? ''
  const date = isDay(asked) ? asked : today
  const go = (day: string) => setSearch(day === today ? {} : { day }, { replace: true })
  return { zone, now, today, date, go }
}
