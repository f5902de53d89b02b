import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterGood, CounterSize } from '#contract/sold-out.ts'
import { useMarkSoldOutMutation } from '../../../api/sold-out.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { soldOutWords } from './sold-out-words.ts'

export type Mark = Pick<CounterSize, 'id' | 'soldOut'>

/** Marks variants of a good; the last mark can be taken back as it was. `busyWith`: the good that is being marked. */
export function useMarking() {
  const { i18n } = useLingui()
  const activityId = useActivityId() ?? ''
  const [send] = useMarkSoldOutMutation()
  const [busyWith, setBusyWith] = useState<string>()
  const [last, setLast] = useState<{ good: CounterGood; before: Mark[]; words: string }>()
  const { submit, isOffline, refusal } = useSubmit((id: string, sizes: Mark[]) => send({ activityId, id, sizes }))

  async function take(good: CounterGood, sizes: Mark[]): Promise<boolean> {
    setBusyWith(good.id)
    const failure = await submit(good.id, sizes)
    setBusyWith(undefined)
    return failure === undefined
  }

  async function mark(good: CounterGood, sizes: Mark[]) {
    const before = good.sizes.filter(({ id }) => sizes.some((one) => one.id === id)).map(({ id, soldOut }) => ({ id, soldOut }))
    const words = `${good.name}: ${soldOutWords(sizes[0]?.soldOut ?? null, i18n)}`
    if (await take(good, sizes)) setLast({ good, before, words })
  }

  async function undo() {
    if (last && (await take(last.good, last.before))) setLast(undefined)
  }

  return { mark: (good: CounterGood, sizes: Mark[]) => void mark(good, sizes), undo: () => void undo(), last, busyWith, isOffline, refusal }
}
