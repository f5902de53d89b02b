import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, Hourglass, type LucideIcon } from 'lucide-react'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon, RowWords } from '../../ui/Row.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { usePreference } from './use-preference.ts'
import './devices.css'

/** Which reminders of her bookings she wants; nothing where none are taken. */
export function Reminders({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  const day = usePreference('remindDay')
  const hours = usePreference('remindHours')
  const areTaken = useVisibleEntries().some(({ key }) => key === 'bookings')
  if (!areTaken || (!day.isLoading && day.isOn === undefined)) return null
  return (
    <section aria-labelledby="devices-reminders">
      <h2 id="devices-reminders">
        <Trans>Promemoria delle prenotazioni</Trans>
      </h2>
      {day.isLoading || hours.isLoading ? (
        <Coming parts={[{ on: 'panel', count: 2, picture: 'round', lines: [48], hasEnd: true }]} />
      ) : (
        <Panel className="device">
          <Choice {...day} label={t`Il giorno prima`} Icon={CalendarClock} isOnline={isOnline} />
          <Choice {...hours} label={t`Due ore prima`} Icon={Hourglass} isOnline={isOnline} />
        </Panel>
      )}
    </section>
  )
}

type Props = ReturnType<typeof usePreference> & { label: string; Icon: LucideIcon; isOnline: boolean }

function Choice({ label, Icon, isOnline, isOn, set }: Props) {
  const { t } = useLingui()
  if (isOn === undefined) return null
  return (
    <div className="device-row">
      <RowIcon isLarge>
        <Icon aria-hidden strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{label}</strong>
        {isOnline ? null : <span className="small quiet">{t`Per cambiare serve la rete`}</span>}
      </RowWords>
      <Switch label={label} isOn={isOn} isOff={!isOnline} onChange={set} />
    </div>
  )
}
