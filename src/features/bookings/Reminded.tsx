import { Trans } from '@lingui/react/macro'
import { isDayBefore, remindersOf } from '#rules/reminders.ts'
import { useNoticePreferencesQuery } from '../../api/devices.ts'
import { serverTime } from '../../state/clock.ts'
import './bookings.css'

/** When she is reminded, as she wants it and as far as that is still to come; until that is known the room of what most are told. */
export function Reminded({ start }: { start: string }) {
  const { data, isLoading } = useNoticePreferencesQuery({})
  const { remindDay = 'Y', remindHours = 'Y' } = data?.data ?? {}
  const toCome = remindersOf(Date.parse(start), serverTime()).map(({ hours }) => isDayBefore(hours))
  const isDay = remindDay === 'Y' && toCome.includes(true)
  const isHours = remindHours === 'Y' && toCome.includes(false)
  const words = <Words {...{ isDay, isHours }} />
  return isLoading ? <span className="reminded-coming">{words}</span> : words
}

function Words({ isDay, isHours }: { isDay: boolean; isHours: boolean }) {
  if (isDay && isHours) return <Trans>Ti ricordiamo noi il giorno prima e due ore prima.</Trans>
  if (isDay) return <Trans>Ti ricordiamo noi il giorno prima.</Trans>
  return isHours ? <Trans>Ti ricordiamo noi due ore prima.</Trans> : null
}
