import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TillAct } from '#contract/counter-till.ts'
import type { Failure } from '../../../api/base-query.ts'
import { useRedeemCouponMutation } from '../../../api/counter-coupons.ts'
import { useTillEarnMutation, useTillSpendMutation, useTillUndoMutation } from '../../../api/counter-till.ts'
import { type Outcome, useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { newId } from '../../../state/new-id.ts'
import { began, type Deed, ended, usePending } from './pending.ts'
import { actSums, actTitle } from './till-words.ts'

/** Sends each kind of deed, and gives the act that it made. */
function useSending() {
  const activityId = useActivityId() ?? ''
  const [earn] = useTillEarnMutation()
  const [spend] = useTillSpendMutation()
  const [redeem] = useRedeemCouponMutation()
  const [undo] = useTillUndoMutation()
  return async (id: string, deed: Deed, wish: string): Promise<Outcome<TillAct>> => {
    if (deed.kind === 'redeem') {
      const { data, error } = await redeem({ activityId, id: deed.couponId, wish })
      return { data: data?.data.act, error }
    }
    if (deed.kind === 'undo') {
      const { data, error } = await undo({ activityId, id: deed.actId, wish })
      return { data: data?.data, error }
    }
    const { kind: _, ...rest } = deed
    const { data, error } =
      'purchase' in rest ? await earn({ activityId, id, wish, ...rest }) : await spend({ activityId, id, wish, ...(rest as SpendOf) })
    return { data: data?.data, error }
  }
}
type SpendOf = Omit<Extract<Deed, { kind: 'spend' }>, 'kind'>

/**
 * Does something to a customer's card, once: it is kept before it is sent and until the server has answered for good, so that a
 * lost answer, a closed tab or a reload finds it again, and nothing else is done on this card meanwhile. LOOK "counter-3".
 * @returns `lost`: the deed of which nobody knows whether it arrived, while it is sent again, too
 */
export function useDeed({ id, name }: { id: string; name: string }) {
  const { t, i18n } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const send = useSending()
  const pending = usePending(activityId).find(({ customerId }) => customerId === id)
  const [repeated, repeat] = useState<Deed>()
  const run = async (deed: Deed) => {
    repeat(pending?.deed)
    const one = { id: pending?.id ?? newId(), activityId, customerId: id, name, deed }
    began(one)
    const outcome = await send(id, deed, one.id)
    if (!(outcome.error as Failure | undefined)?.isUnsure) ended(one)
    return outcome
  }
  const deed = useSubmit(run, {
    leadsTo: (act) => navigate(`/counter/till/acts/${act.id}`, { replace: true }),
    late: (act) => ({
      text: `${name}: ${i18n._(actTitle(act))} ${act.title ?? actSums(act, i18n)}`,
      way: { to: `/counter/till/acts/${act.id}`, words: t`Guarda` },
    }),
    whose: name,
  })
  return { ...deed, lost: deed.isBusy ? repeated : pending?.deed }
}
export type Deeds = ReturnType<typeof useDeed>
