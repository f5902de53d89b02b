import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BookingService } from '#contract/bookings.ts'
import { useBookingServices, useBookingSettings, useCreateBookingMutation } from '../../api/bookings.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useOperators } from '../../components/booking/use-operators.ts'
import { isLost } from '../../components/submit/is-lost.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { useWhen } from '../../components/booking/use-when.ts'
import type { When } from '../../components/booking/when.ts'
import { whatIn, whenIn, type What } from './chosen-in.ts'
import { useSteps } from './use-steps.ts'

/** How many sit down at a table where nothing else is said. */
const TWO = 2

type Chosen = Parameters<ReturnType<typeof useCreateBookingMutation>[0]>[0]

/** The wizard of a booking: what, when, and whether it is right. `lost`: the wish whose answer was lost. Spec §4. */
export function useBookingWizard() {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const isTables = configuration?.bookingType?.startsWith('R') ?? false
  const settings = useBookingSettings()
  const services = useBookingServices(language, !isTables)
  const [search] = useSearchParams()
  const [chosen, chooseWhat] = useState<What>(() => whatIn(search))
  // Whether it is tables may become known later than the address.
  const what = { ...chosen, people: chosen.people ?? (isTables ? TWO : 1) }
  const { when, setWhen: chooseWhen, isOver } = useWhen(() => whenIn(search))
  const [note, setNote] = useState('')
  const { send, sentTime, lost } = useSend()

  const service: BookingService | undefined = services.data?.find(({ id }) => id === what.serviceId)
  const operators = useOperators(service)
  const isWhat = isTables || service !== undefined
  const isWhen = when.date !== undefined && when.time !== undefined
  const { stay, isEnding, endAt, ...steps } = useSteps({
    isTables,
    isKnown: isTables || (configuration !== undefined && services.data !== undefined),
    isWhat,
    isWhen,
  })
  const setWhat = (to: What) => {
    stay()
    chooseWhat(to)
  }
  const setWhen = (to: When) => {
    stay()
    chooseWhen(to)
  }

  const sending = useSubmit(send, {
    leadsTo: ({ id }) => endAt(`/bookings/${id}?new=1`),
    late: ({ id }) => ({ text: t`Prenotazione inviata`, way: { to: `/bookings/${id}`, words: t`Vedi la prenotazione` } }),
  })
  const submit = { ...sending, isBusy: sending.isBusy || isEnding }
  /** Books what she chose; what was sent and not answered goes out again as it was. */
  const book = () =>
    submit.submit(
      lost ?? {
        activityId,
        date: when.date ?? '',
        timeStart: when.time ?? '',
        numberOfPeople: what.people,
        note,
        bookingServiceId: what.serviceId ?? null,
        bookingOperatorId: when.operatorId ?? null,
      },
    )
  const wish = {
    activityId,
    numberOfPeoples: what.people,
    ...(what.serviceId && { bookingServiceId: what.serviceId }),
  }
  return {
    isTables,
    operators,
    settings,
    services,
    service,
    what,
    setWhat,
    when,
    setWhen,
    isOver,
    note,
    setNote,
    ...steps,
    isWhat,
    isWhen,
    wish,
    submit,
    book,
    sentTime,
    lost,
  }
}
export type Wizard = ReturnType<typeof useBookingWizard>

/** Sends a wish. `lost`: the one whose answer was lost; `sentTime`: the time that was asked for last. */
function useSend() {
  const [create] = useCreateBookingMutation()
  const [lost, setLost] = useState<Chosen>()
  const [sentTime, setSentTime] = useState<string>()
  const send = async (chosen: Chosen) => {
    setSentTime(chosen.timeStart)
    const outcome = await create(chosen)
    setLost(isLost(outcome.error) ? chosen : undefined)
    return outcome
  }
  return { send, sentTime, lost }
}
