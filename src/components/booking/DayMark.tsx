import { useLingui } from '@lingui/react/macro'
import { Ban, Bookmark, Check, type LucideIcon, Minus, Moon, UserRoundX } from 'lucide-react'
import { type DayLook, dayWords } from './booking-words.ts'
import './calendar.css'

const SIGNS: Record<DayLook, LucideIcon> = { open: Check, full: Ban, closed: Moon, own: Bookmark, away: Minus, absent: UserRoundX }

/**
 * What stands beside the number of a day: its month where that begins; where there is room, its state as a sign and a word. Her own
 * is told by one that fits a day; who listens hears the whole.
 */
export function DayMark({ look, month }: { look: DayLook; month: string | undefined }) {
  const { t, i18n } = useLingui()
  const Sign = SIGNS[look]
  return (
    <>
      {month ? (
        <span className="day-month" aria-hidden>
          {month}
        </span>
      ) : null}
      <Sign className="day-sign" aria-hidden size={16} strokeWidth={2} />
      <span className="day-word" aria-hidden>
        {look === 'own' ? t`Prenotato` : dayWords(look, i18n)}
      </span>
    </>
  )
}
