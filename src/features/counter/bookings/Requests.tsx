import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Inbox } from 'lucide-react'
import { useState } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { dayTitle } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import { useWider } from '../../../ui/use-wide.ts'
import { BookingSlip } from './BookingSlip.tsx'
import { guestName } from './guest-name.ts'
import { RequestDay } from './RequestDay.tsx'
import './bookings.css'

type Props = {
  waiting: readonly CounterBooking[]
  /** The day in sight. */
  date: string
  today: string
  onLeave: () => void
}

/**
 * What waits for an answer, whatever its day, the one that has waited longest first. Where there is room it has a column; else it stands
 * above the agenda, in a line that is always there and always as high: what comes in while the agenda is looked at is counted there,
 * and shown at a tap, so that nothing moves under a finger. LOOK "counter-2".
 */
export function Requests({ waiting, ...asked }: Props) {
  const isBeside = useWider()
  const [isOpen, setOpen] = useState(waiting.length > 0)
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(waiting.map(({ id }) => id)))
  const known = waiting.filter(({ id }) => seen.has(id))
  const fresh = waiting.length - known.length
  const isShown = isOpen && known.length > 0
  const tap = () => {
    setSeen(new Set(waiting.map(({ id }) => id)))
    setOpen(!isShown || fresh > 0)
  }
  if (isBeside && waiting.length === 0) return null
  return (
    <section className="desk-part" aria-live="polite">
      {isBeside ? (
        <h2 tabIndex={-1}>
          <Trans>Richieste</Trans> <span className="desk-count">{waiting.length}</span>
        </h2>
      ) : (
        <Slot {...asked} waiting={waiting} isOpen={isShown} fresh={fresh} onTap={tap} />
      )}
      {isBeside ? <Slips {...asked} waiting={waiting} /> : isShown ? <Slips {...asked} waiting={known} /> : null}
    </section>
  )
}

type SlotProps = Pick<Props, 'waiting' | 'today'> & { isOpen: boolean; fresh: number; onTap: () => void }

/** How many wait, and who has the longest; as high with none of them. */
function Slot({ waiting, today, isOpen, fresh, onTap }: SlotProps) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const [first] = waiting
  if (!first)
    return (
      <Panel>
        <Row as="p" className="desk-slot" tabIndex={-1}>
          <RowIcon>
            <Inbox aria-hidden size={20} strokeWidth={1.75} />
          </RowIcon>
          <span className="quiet">
            <Trans>Nessuna richiesta aspetta</Trans>
          </span>
        </Row>
      </Panel>
    )
  const who = [first.timeStart, guestName(first, i18n), dayTitle(first.date, language, today)].join(' · ')
  return (
    <Panel>
      <Row as="button" type="button" className="desk-slot" aria-expanded={isOpen} onClick={onTap}>
        <RowIcon tone="warn">
          <Inbox aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>
            <Trans>Richieste</Trans>
          </strong>
          <span className="small quiet desk-slot-who">
            {isOpen && fresh > 0 ? plural(fresh, { one: '# nuova: tocca per vederla', other: '# nuove: tocca per vederle' }) : who}
          </span>
        </RowWords>
        <span className="desk-count">{waiting.length}</span>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} className={isOpen ? 'desk-slot-open' : undefined} />
      </Row>
    </Panel>
  )
}

/**
 * The first is open with its keys, the others are rows, and a tap opens one of them instead. Once the open one is answered none is: the
 * next would stand under the finger with the same keys. One of another day than the one in sight says how full that is, and leads there.
 */
function Slips({ waiting, date, today, onLeave }: Props) {
  const [opened, setOpened] = useState(waiting[0]?.id)
  const open = waiting.find(({ id }) => id === opened)
  return (
    <ul className="desk-slips">
      {waiting.map((booking) => {
        const isElsewhere = booking === open && booking.date !== date
        return (
          <BookingSlip
            key={booking.id}
            booking={booking}
            isDated={!isElsewhere}
            {...((waiting.length > 1 || !open) && { opening: { isOpen: booking === open, onTap: () => setOpened(booking.id) } })}
          >
            {isElsewhere ? <RequestDay booking={booking} today={today} onLeave={onLeave} /> : null}
          </BookingSlip>
        )
      })}
    </ul>
  )
}
