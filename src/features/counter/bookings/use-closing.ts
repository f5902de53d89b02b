import { plural } from '@lingui/core/macro'
import { useState } from 'react'
import { useCloseBookingsMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId, useAppDispatch } from '../../../state/hooks.ts'
import { said } from '../../../state/messages.ts'

/** What is to be closed of a day: `who` of the operators, '' for everybody; all of it, or from one time to another. */
export function useClosing(date: string, onDone: () => void) {
  const activityId = useActivityId() ?? ''
  const dispatch = useAppDispatch()
  const [who, setWho] = useState('')
  const [isWhole, setWhole] = useState(true)
  const [startTime, setStart] = useState('')
  const [endTime, setEnd] = useState('')
  const [close] = useCloseBookingsMutation()
  const submit = useSubmit(
    () => close({ activityId, date, ...(!isWhole && { startTime, endTime }), ...(who && { bookingOperatorId: who }) }),
    {
      onDone: ({ standing }) => {
        const many = plural(standing, {
          0: 'Chiuso: da adesso non si prenota più',
          one: 'Chiuso. # prenotazione resta: disdicila o spostala tu',
          other: 'Chiuso. # prenotazioni restano: disdicile o spostale tu',
        })
        dispatch(said('success', many))
        onDone()
      },
    },
  )
  const isReady = isWhole || (startTime !== '' && endTime !== '' && startTime !== endTime)
  return { who, setWho, isWhole, setWhole, startTime, setStart, endTime, setEnd, submit, isReady }
}
