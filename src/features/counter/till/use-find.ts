import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FoundCode } from '#contract/counter-till.ts'
import { vibrate } from '../../../pwa/vibrate.ts'
import { useTillFindMutation } from '../../../api/counter-till.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'

/** Milliseconds that are felt in the hand. */
const SHORT = 60

/** Where each kind of code leads. */
function wayTo(found: FoundCode): string {
  const hers = `/counter/till/${found.customerId}`
  if (found.kind === 'coupon') return `${hers}/coupons/${found.couponId}`
  return found.kind === 'prize' ? `${hers}?prize=${found.prizeId}` : hers
}

/** Opens whoever a code belongs to, at once, and says so to the hand. */
export function useFind() {
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [find] = useTillFindMutation()
  const { submit, isBusy, isOffline, failure, clear } = useSubmit((code: string) => find({ activityId, code }), {
    leadsTo: ({ data }) => {
      vibrate(SHORT)
      return navigate(wayTo(data))
    },
  })
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const onCode = useRef((code: string) => void latest.current(code)).current
  return { onCode, isBusy, isOffline, failure, clear }
}
export type Find = ReturnType<typeof useFind>
