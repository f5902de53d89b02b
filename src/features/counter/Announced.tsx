import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'

/** Says politely which orders have come since the page was opened. Mount it with those that are there. */
export function Announced({ orders }: { orders: CounterOrder[] }) {
  const { t } = useLingui()
  const known = useRef(new Set(orders.map(({ id }) => id)))
  const [said, setSaid] = useState('')
  useEffect(() => {
    const come = orders.filter(({ id }) => !known.current.has(id))
    const [first, another] = come
    if (!first) return
    for (const { id } of come) known.current.add(id)
    const [number, name, count] = [first.number ?? '', first.customer.name, come.length]
    setSaid(another ? plural(count, { one: '# nuovo ordine', other: '# nuovi ordini' }) : t`Nuovo ordine ${number}, ${name}`)
  }, [orders, t])
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  )
}
