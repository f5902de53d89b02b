import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Call } from './columns.ts'

/** Says politely what has come since the page was opened: new orders, requests to cancel one. Mount it with those that are there. */
export function Announced({ calls }: { calls: Call[] }) {
  const { t } = useLingui()
  const known = useRef(new Set(calls.map(({ about }) => about)))
  const [said, setSaid] = useState('')
  useEffect(() => {
    const come = calls.filter(({ about }) => !known.current.has(about))
    known.current = new Set(calls.map(({ about }) => about))
    const first = come.find(({ isAsked }) => isAsked) ?? come[0]
    if (!first) return
    const count = come.length
    const { number } = first.order
    const { name } = first.order.customer
    if (first.isAsked) setSaid(t`Ordine ${number}: ${name} chiede di annullare`)
    else if (count > 1) setSaid(plural(count, { one: '# nuovo ordine', other: '# nuovi ordini' }))
    else setSaid(t`Nuovo ordine ${number}, ${name}`)
  }, [calls, t])
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  )
}
