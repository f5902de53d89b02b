import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, CircleCheck, type LucideIcon, Package } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { Segment } from '../../ui/Segment.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CounterCard } from './CounterCard.tsx'
import type { Place } from './columns.ts'
import type { Desk } from './desk.ts'
import { useRest } from './use-rest.ts'
import './board.css'

const NBSP = '\u00a0'

type Column = Exclude<Place, 'ended'>
/** How each is told from the others at a glance. */
const LOOKS: Record<Column, { Icon: LucideIcon; tone: string }> = {
  new: { Icon: BellRing, tone: 'counter-new' },
  working: { Icon: Package, tone: 'counter-working' },
  ready: { Icon: CircleCheck, tone: 'counter-ready' },
}

type Props = { columns: Record<Place, CounterOrder[]>; desk: Desk }

const PLACES = ['new', 'working', 'ready'] as const

function useWords(): Record<Column, string> {
  const { t } = useLingui()
  return { new: t`Nuovi`, working: t`In preparazione`, ready: t`Pronti` }
}

/** The board before its orders: its heads are known. */
export function BoardComing() {
  const { t } = useLingui()
  const words = useWords()
  return (
    <div role="status" aria-label={t`Caricamento`}>
      <div className="counter-room" inert>
        <div className="counter-work">
          <div className="counter-segment">
            <Segment
              label={t`Quali ordini`}
              chosen="new"
              options={PLACES.map((value) => ({ value, label: words[value] }))}
              onChoose={() => {}}
            />
          </div>
          <div className="counter-board">
            {PLACES.map((place) => (
              <section key={place} className="counter-column" data-chosen={place === 'new'}>
                <Head {...LOOKS[place]} word={words[place]} count={NBSP} />
                <Skeleton className={`counter-coming counter-coming-${place}`} />
                <Skeleton className={`counter-coming counter-coming-${place}`} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** The orders at work by state: three columns, on a phone the one that is chosen. LOOK "counter-1". */
export function Board({ columns, desk }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Column>('new')
  const board = useRest(columns)
  const words = useWords()
  return (
    <>
      <div className="counter-segment">
        <Segment
          label={t`Quali ordini`}
          chosen={chosen}
          options={PLACES.map((value) => ({ value, label: `${words[value]} ${columns[value].length}` }))}
          onChoose={setChosen}
        />
      </div>
      <div ref={board} className="counter-board">
        {PLACES.map((place) => (
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

function Head({ Icon, tone, word, count }: { Icon: LucideIcon; tone: string; word: string; count: ReactNode }) {
  return (
    <h2 className={tone}>
      <Icon aria-hidden size={20} strokeWidth={2} />
      {word} <span className="counter-count figures">{count}</span>
    </h2>
  )
}
