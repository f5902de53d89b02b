import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, CircleCheck, type LucideIcon, Package } from 'lucide-react'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { Segment } from '../../ui/Segment.tsx'
import { CounterCard } from './CounterCard.tsx'
import type { Place } from './columns.ts'
import type { Desk } from './desk.ts'
import { useRest } from './use-rest.ts'
import './board.css'

type Column = Exclude<Place, 'ended'>
/** How each is told from the others at a glance. */
const LOOKS: Record<Column, { Icon: LucideIcon; tone: string }> = {
  new: { Icon: BellRing, tone: 'counter-new' },
  working: { Icon: Package, tone: 'counter-working' },
  ready: { Icon: CircleCheck, tone: 'counter-ready' },
}

type Props = { columns: Record<Place, CounterOrder[]>; desk: Desk }

/** The orders at work by state: three columns, on a phone the one that is chosen. LOOK "counter-1". */
export function Board({ columns, desk }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Column>('new')
  const board = useRest(columns)
  const words: Record<Column, string> = { new: t`Nuovi`, working: t`In preparazione`, ready: t`Pronti` }
  const places = ['new', 'working', 'ready'] as const
  return (
    <>
      <div className="counter-segment">
        <Segment
          label={t`Quali ordini`}
          chosen={chosen}
          options={places.map((value) => ({ value, label: `${words[value]} ${columns[value].length}` }))}
          onChoose={setChosen}
        />
      </div>
      <div ref={board} className="counter-board">
        {places.map((place) => (
          <section key={place} className="counter-column" data-chosen={place === chosen} aria-label={words[place]}>
            <Head {...LOOKS[place]} word={words[place]} count={columns[place].length} />
            <ul className="counter-cards">
              {columns[place].map((order) => (
                <CounterCard key={order.id} order={order} desk={desk} />
              ))}
            </ul>
            {columns[place].length === 0 ? (
              <p className="quiet">
                <Trans>Nessun ordine qui.</Trans>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </>
  )
}

function Head({ Icon, tone, word, count }: { Icon: LucideIcon; tone: string; word: string; count: number }) {
  return (
    <h2 className={tone}>
      <Icon aria-hidden size={20} strokeWidth={2} />
      {word} <span className="counter-count figures">{count}</span>
    </h2>
  )
}
