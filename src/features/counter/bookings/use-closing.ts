import { plural } from '@lingui/core/macro'
import { useState } from 'react'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { closingTimes } from '#rules/closing-times.ts'
import { useBookingSettings } from '../../../api/bookings.ts'
import { useCloseBookingsMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId, useAppDispatch } from '../../../state/hooks.ts'
import { said } from '../../../state/messages.ts'
import { hoursOf } from './timeline/entries.ts'

export type Closable = { day: Pick<CounterDay, 'open' | 'operators'>; date: string; zone: string; now: number }

/**
 * What is to be closed of a day: `who` of the operators, '' for everybody; all of it, or from one time to another, at first from now or
 * from the opening to its end. `froms`: empty where no part of it is left. A part that was chosen never becomes the whole by itself:
 * once it is over, there is no `part`, and nothing to be closed until all of the day is chosen.
 */
export function useClosing({ day, date, zone, now }: Closable, onDone: () => void) {
  const activityId = useActivityId() ?? ''
  const dispatch = useAppDispatch()
  const [who, setWho] = useState('')
  const [isWhole, setWhole] = useState(true)
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const granularity = useBookingSettings().data?.timeCalendar ?? 0
  const { open } = hoursOf(zone, { ...day, closings: [] })
  const hers = open.filter(({ operatorId }) => who === '' || operatorId === who)
  const froms = closingTimes({ zone, granularity }, date, hers, now)
  const from = froms.find(({ time }) => time === start) ?? froms[0]
  const to = from?.tos.find(({ time }) => time === end)?.time ?? from?.end
  const part = !isWhole && from && to ? { startTime: from.time, endTime: to } : undefined
  const [close] = useCloseBookingsMutation()
  const submit = useSubmit(() => close({ activityId, date, ...part, ...(who && { bookingOperatorId: who }) }), {
    onDone: ({ standing }) => {
      const many = plural(standing, {
        0: 'Chiuso: da adesso non si prenota più',
        one: 'Chiuso. # prenotazione resta: disdicila o spostala tu',
        other: 'Chiuso. # prenotazioni restano: disdicile o spostale tu',
      })
      dispatch(said('success', many))
      onDone()
    },
  })
  return { who, setWho, isWhole, part, setWhole, froms, from, setStart, setEnd, submit }
}
