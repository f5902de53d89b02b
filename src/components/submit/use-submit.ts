import { useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { readPath } from '#rules/languages.ts'
import type { Failure } from '../../api/base-query.ts'
import { usePromised } from '../../api/learned.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { said, type Way } from '../../state/messages.ts'
import { useOnline } from '../../ui/use-online.ts'
import { useWhy } from '../words/use-why.ts'

/** How a wish went: what a mutation resolves to, or a refusal of the app's own, `{ error: { message } }`. */
export type Outcome<A> = { data?: A | undefined; error?: unknown }

/** What is said of a wish whose answer comes when she has left its page, and the way to it. */
export type Late = { text: string; way?: Way }

type Options<I extends unknown[], A, V extends FieldValues> = {
  /** The form it is sent from: what is refused stands at its fields, the first of them in focus. */
  form?: Pick<UseFormReturn<V>, 'setError' | 'getValues'>
  /** Where in the form a refusal stands that names no field of it; without one it is `refusal`. */
  field?: FieldPath<V>
  /** A refusal in the screen's own words, where it has better ones than the server. */
  words?: (failure: Failure) => string | undefined
  /** Said at the top once it is done; nothing where what follows shows it. */
  success?: string | ((...asked: I) => string | undefined)
  onDone?: (answer: A, ...asked: I) => unknown
  /** Where it leads to, as long as she is on the page that it was sent from: an answer that comes later throws her out of nothing. */
  leadsTo?: (answer: A, ...asked: I) => unknown
  /** What is said in the place of that, and of `success`. */
  late?: (answer: A, ...asked: I) => Late
  /** Of whom a refusal is that comes when she has left the page; without `late` none is told there. */
  whose?: string
}

/** Where she is, whatever the language. */
const addressNow = () => readPath(location.pathname + location.search).path

/** How a wish stands, as a form page, a step or a dialog shows it. */
export type Submitting = {
  /** It is under way. */
  isBusy: boolean
  /** Without a network it is not sent. */
  isOffline: boolean
  /** Why the last try was refused, if that is about no field. */
  refusal: string | undefined
}

/**
 * Sends a wish of hers, from a form, a dialog or a button: once at a time and not without a network. What is refused stands at
 * its field or in `refusal`, in the server's words, or as the sentence that a repetition counts once. SEMANTICS 1, 5.
 * @param run a mutation's trigger, or several calls whose last outcome counts
 * @returns `submit` to send it, which resolves to the failure if there is one; how it stands; `failure`: of the last try, and
 * `fresh`: what is so by now where that was a 409; `clear`: forgets the last try
 */
export function useSubmit<I extends unknown[], A, V extends FieldValues>(
  run: (...asked: I) => PromiseLike<Outcome<A>>,
  { form, field, words, success, onDone, leadsTo, late, whose }: Options<I, A, V> = {},
) {
  const why = useWhy()
  const dispatch = useAppDispatch()
  const isOffline = !useOnline()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [refusal, setRefusal] = useState<string>()

  usePromised(failure?.isUnsure === true)

  const clear = () => {
    setFailure(undefined)
    setRefusal(undefined)
  }

  const refused = (refusedWith: Failure) => {
    setFailure(refusedWith)
    const own = words?.(refusedWith)
    const wrong = (refusedWith.errors ?? []).filter(({ path }) => form && path in form.getValues())
    const places = wrong.length > 0 ? wrong : field ? [{ path: field, message: '' }] : []
    for (const [index, { path, message }] of places.entries())
      form?.setError(path as FieldPath<V>, { type: 'server', message: own ?? (message || why(refusedWith)) }, { shouldFocus: index === 0 })
    if (places.length === 0) setRefusal(own ?? why(refusedWith))
    return refusedWith
  }

  const tellLate = (failure: Failure) => {
    const text = words?.(failure) ?? why(failure)
    dispatch(said('error', whose ? `${whose}: ${text}` : text))
  }

  const send = async (...asked: I) => {
    const from = addressNow()
    const { data, error } = await run(...asked)
    const isLeft = addressNow() !== from
    if (error && isLeft && late) tellLate(error as Failure)
    if (error) return refused(error as Failure)
    const answer = data as A
    const text = typeof success === 'function' ? success(...asked) : success
    const told: Late | undefined = isLeft && late ? late(answer, ...asked) : text ? { text } : undefined
    if (told) dispatch(said('success', told.text, told.way))
    await onDone?.(answer, ...asked)
    if (!isLeft) await leadsTo?.(answer, ...asked)
    return undefined
  }

  const submit = async (...asked: I): Promise<Failure | undefined> => {
    if (isRunning.current || isOffline) return undefined
    isRunning.current = true
    setBusy(true)
    clear()
    try {
      return await send(...asked)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  const fresh = failure?.status === 409 ? failure.data : undefined
  return { submit, isBusy, isOffline, refusal, failure, fresh, clear }
}
