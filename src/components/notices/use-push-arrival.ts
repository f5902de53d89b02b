import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { COUNTED } from '#rules/push.ts'
import { useMemberships } from '../../api/activities.ts'
import { useAreMembershipsKnown } from '../activity/Asking.tsx'
import { host } from '../../state/host.ts'
import { activityChosen, type Session } from '../../state/session.ts'

/** What the address said, kept by its entry of the history once it is cleaned. */
type Arrived = { isByPush?: boolean } | null

/**
 * What a tapped push adds to the address of its page: the activity it is of, and its receipt. The app turns to that
 * activity if it is one of hers, then the address is cleaned.
 * @param isOff the page sees to it by itself
 * @returns whether she came by a push, and whether it is clear in which activity she is
 */
export function usePushArrival(isOff = false): { isByPush: boolean; isSettled: boolean } {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const current = useSelector((all: { session: Session }) => all.session.activityId)
  const mine = useMemberships()
  const areMembershipsKnown = useAreMembershipsKnown()
  const said = new URLSearchParams(search)
  const [activity, receipt] = [said.get('activity'), said.get('push')]
  const isByPush = Boolean((state as Arrived)?.isByPush || receipt)
  const isKnown = !activity || activity === current || areMembershipsKnown
  const isHers = mine?.some((one) => one.activity.id === activity) && (!host.activity || host.activity.id === activity)

  useEffect(() => {
    if (isOff || (!activity && !receipt) || !isKnown) return
    if (receipt && receipt !== COUNTED) void import('../../api/devices.ts').then(({ countOpened }) => countOpened(receipt))
    if (activity && activity !== current && isHers) dispatch(activityChosen(activity))
    void navigate(pathname, { replace: true, state: { ...(state as Arrived), isByPush: Boolean(receipt) } })
  }, [isOff, activity, receipt, isKnown, isHers, current, pathname, state, dispatch, navigate])

  return { isByPush, isSettled: !activity || activity === current }
}
