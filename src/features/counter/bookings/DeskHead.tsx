import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, ChevronLeft, ChevronRight, Footprints } from 'lucide-react'
import { useState } from 'react'
import { dayAfter } from '#rules/days.ts'
import { useLearned } from '../../../api/learned.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { OnlineLink } from '../../../ui/OnlineLink.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { DayName, TodayKey } from './DayChoice.tsx'
import { WalkInDialog } from './WalkInDialog.tsx'
import './bookings.css'
import './desk-day.css'

/** `at`: when the server gave the day that is shown (ISO instant). */
type Props = { date: string; today: string; at: string | undefined; onGo: (day: string) => void }

/** The day that is looked at, and the keys for who stands at the door and who calls. */
export function DeskHead({ date, today, at, onGo }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isSeating, setSeating] = useState(false)
  useLearned('evening', date === today ? at : undefined, isSeating)
  return (
    <header className="desk-head">
      <div className="desk-day">
        <IconButton label={t`Giorno precedente`} onClick={() => onGo(dayAfter(date, -1))}>
          <ChevronLeft aria-hidden strokeWidth={1.75} />
        </IconButton>
        <DayName {...{ date, today, onGo }} />
        <IconButton label={t`Giorno successivo`} onClick={() => onGo(dayAfter(date, 1))}>
          <ChevronRight aria-hidden strokeWidth={1.75} />
        </IconButton>
        <TodayKey {...{ date, today, onGo }} />
      </div>
      <div className="desk-keys">
        <Button disabled={!isOnline} onClick={() => setSeating(true)}>
          <Footprints aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Senza prenotazione</Trans>
        </Button>
        <OnlineLink to="/counter/bookings/new">
          <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Al telefono</Trans>
        </OnlineLink>
      </div>
      {isSeating ? <WalkInDialog onClose={() => setSeating(false)} /> : null}
    </header>
  )
}
