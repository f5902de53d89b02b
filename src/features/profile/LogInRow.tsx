import { Trans, useLingui } from '@lingui/react/macro'
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import type { LogIn } from '#contract/account.ts'
import { useEndLogInMutation } from '../../api/account.ts'
import { DeviceFacts } from '../../components/devices/DeviceFacts.tsx'
import { useDeviceName } from '../../components/devices/use-device-name.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { lookNow } from '../../pwa/device.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './log-ins.css'

const icons: Record<string, LucideIcon> = { phone: Smartphone, tablet: Tablet, computer: Laptop }
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** One log-in: on what, since when, when it was used last, and its end. */
export function LogInRow({ logIn }: { logIn: LogIn }) {
  const { t } = useLingui()
  useRefocus()
  const [end] = useEndLogInMutation()
  const { submit, isBusy, isOffline } = useSubmit(end)
  const { id, here, began, used, deviceName, deviceType, browser, osVersion, activityName } = logIn
  const [since, last] = [useMoment(began, zone), useMoment(used, zone)]
  // As they are read, to the minute.
  const isUnused = began.slice(0, 16) === used.slice(0, 16)
  // This device is known even before it has told the server about itself.
  const seen = here ? lookNow() : undefined
  const Icon = icons[deviceType ?? seen?.kind ?? ''] ?? MonitorSmartphone
  const nameOf = useDeviceName()
  const name = nameOf(
    seen ? { deviceName, deviceType: seen.kind, osVersion: seen.systemName } : { deviceName, deviceType, osVersion },
    here,
  )
  const facts = (seen ? [seen.browserName, seen.systemName] : [browser, osVersion]).filter(Boolean).join(' · ')
  return (
    <Row className="log-in" hasEnd aria-busy={isBusy || undefined}>
      <RowIcon tone={here ? 'brand' : undefined}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{name}</strong>
        {activityName ? <span className="small quiet">{activityName}</span> : null}
        <span className="small quiet">
          {here || isUnused ? (
            <Trans>Accesso: {since}</Trans>
          ) : (
            <Trans>
              Accesso: {since} · ultimo uso: {last}
            </Trans>
          )}
        </span>
        <DeviceFacts facts={facts} />
      </RowWords>
      {here ? (
        <Tag look="good">
          <Trans>Qui</Trans>
        </Tag>
      ) : (
        <button
          type="button"
          className="log-in-end"
          aria-label={t`Chiudi l’accesso su ${name}`}
          aria-disabled={isOffline || isBusy || undefined}
          onClick={() => void submit({ id })}
        >
          <Trans context="log-in">Chiudi</Trans>
        </button>
      )}
    </Row>
  )
}
