import { plural } from '@lingui/core/macro'
import { useState } from 'react'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { standsIn } from '#rules/closed-nights.ts'
import { type ClosingFrom, closingTimes } from '#rules/closing-times.ts'
import { meets, without } from '#rules/spans.ts'
import { useBookingSettings } from '../../../api/bookings.ts'
import { useCloseBookingsMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId, useAppDispatch } from '../../../state/hooks.ts'
import { said } from '../../../state/messages.ts'
import { entriesOf, hoursOf, spanOfClosing } from './timeline/entries.ts'

export type Closable = {
  day: Pick<CounterDay, 'data' | 'later' | 'line' | 'open' | 'operators' | 'closings'>
  date: string
  zone: string
  now: number
}

/** From one time to another: to the end of what is open then, as long as she has said no other. */
type Chosen = { from: ClosingFrom; end?: string | undefined }
const partOf = ({ from, end }: Chosen) => ({ startTime: from.time, endTime: from.tos.find(({ time }) => time === end)?.time ?? from.end })

/** From when a part of the day can be closed of one of the operators, '' for everybody. */
function useFroms({ day, date, zone, now }: Closable) {
  const [open] = useState(() => hoursOf(zone, { ...day, closings: [] }).open)
  const granularity = useBookingSettings().data?.timeCalendar ?? 0
  return (who: string) => {
    const hers = open.filter(({ operatorId }) => who === '' || operatorId === who)
    return closingTimes({ zone, granularity }, date, hers, now)
  }
}

/**
 * What is to be closed of a day: `who` of the operators, '' for everybody; all of it, or from one time to another, at first from now or
 * from the opening to its end. `froms`: empty where no part of it is left. What was chosen or proposed stays until she changes it,
 * whatever others close, and though what she closed herself is known before its answer: a repetition is the same wish, and never
 * another part or the whole.
 */
function useChoice(closable: Closable) {
  const [who, setWho] = useState('')
  const [isWhole, setWhole] = useState(true)
  const [chosen, setChosen] = useState<Chosen>()
  const fromsOf = useFroms(closable)
  const froms = fromsOf(who)
  const propose = ([from]: ClosingFrom[]) => setChosen(from && { from })
  return {
    who,
    isWhole,
    part: !isWhole && chosen ? partOf(chosen) : undefined,
    froms,
    tos: chosen?.from.tos ?? [],
    // Of another operator the hours are others.
    setWho: (id: string) => {
      setWho(id)
      propose(fromsOf(id))
    },
    setWhole: (value: boolean) => {
      setWhole(value)
      if (!value && !chosen) propose(froms)
    },
    setStart: (time: string) => {
      const from = froms.find((one) => one.time === time)
      if (from) setChosen({ ...chosen, from })
    },
    setEnd: (end: string) => setChosen(chosen && { ...chosen, end }),
  }
}

/** What is to be closed: is it over, or closed by now, who is booked in it, and is a place of it held for who waits? */
function standingOf({ day, date, zone, now }: Closable, { who, part }: Pick<ReturnType<typeof useChoice>, 'who' | 'part'>) {
  const closing = { startTime: null, endTime: null, ...part, date, operatorId: who === '' ? null : who }
  const booked = [...day.data, ...(day.later ?? [])].filter(({ night, date: ofDay, start, bookingOperator }) =>
    standsIn(zone, closing, { night: night ?? ofDay, start: Date.parse(start), operatorId: bookingOperator?.id ?? null }),
  )
  const span = spanOfClosing(zone, { startTime: null, endTime: null, ...part, date, bookingOperatorId: null })
  const { closings } = hoursOf(zone, { open: [], closings: day.closings })
  const hers = closings.filter(({ operatorId }) => operatorId === null || operatorId === who)
  const hasHeld = entriesOf({ data: [], line: day.line }, now).some(
    (held) => (who === '' || held.operatorId === who) && (!part || meets(held, span)),
  )
  return { booked, hasHeld, isOver: part !== undefined && span.end <= now, isClosed: without([span], hers).length === 0 }
}

/** What is chosen to be closed, and its closing. `isOff`: there is nothing to be closed; only a lost answer is asked for again. */
export function useClosing({ date: dateNow, ...rest }: Closable, onDone: () => void) {
  const [date] = useState(dateNow)
  const closable = { date, ...rest }
  const activityId = useActivityId() ?? ''
  const dispatch = useAppDispatch()
  const choice = useChoice(closable)
  const { who, isWhole, part } = choice
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
  const { booked, hasHeld, isOver, isClosed } = standingOf(closable, choice)
  const isUnsure = submit.failure?.isUnsure === true
  const isOff = (!isWhole && !part) || isOver || (isClosed && !isUnsure)
  return { ...choice, submit, booked, hasHeld, isOver, isClosed: isClosed && !submit.isBusy, isOff }
}
