import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Send } from 'lucide-react'
import type { Look, System } from '#rules/device-names.ts'
import { type Trial, useTrial } from './use-trial.ts'
import { Button } from '../../ui/Button.tsx'
import './standing.css'

type Props = { id: string; isOnline: boolean; seen: Look }

/** "Prova su questo dispositivo", and how it went. LOOK phone-4. */
export function TrialButton({ id, isOnline, seen }: Props) {
  const { trial, start } = useTrial()
  const isUnderWay = trial.state === 'under-way'
  return (
    <div className="device-trial">
      <Button
        className="device-trial-key"
        aria-disabled={!isOnline || isUnderWay || undefined}
        onClick={() => {
          if (isOnline && !isUnderWay) start(id)
        }}
      >
        <Send aria-hidden size={20} strokeWidth={1.75} />
        <span>
          <Trans>Prova su questo dispositivo</Trans>
          {isOnline ? null : (
            <span className="small device-why">
              <Trans>serve la rete</Trans>
            </span>
          )}
        </span>
      </Button>
      <div className="device-outcome" role="status">
        <Outcome trial={trial} system={seen.system} />
      </div>
    </div>
  )
}

function Outcome({ trial, system }: { trial: Trial; system: System }) {
  if (trial.state === 'none') return null
  if (trial.state === 'under-way')
    return (
      <p className="small quiet">
        <Trans>In viaggio…</Trans>
      </p>
    )
  if (trial.state === 'arrived')
    return (
      <>
        <p className="device-good">
          <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
          <Plural value={trial.seconds} one="Prova arrivata in # secondo" other="Prova arrivata in # secondi" />
        </p>
        <p className="small quiet">
          <Trans>Non l’hai vista? Controlla «Non disturbare».</Trans>
        </p>
      </>
    )
  return (
    <div className="device-late">
      <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
      <div>
        {trial.state === 'failed' ? (
          <p>{trial.message || <Trans>La prova non è partita: il server non risponde.</Trans>}</p>
        ) : (
          <>
            <p>
              <strong>
                <Trans>Non è ancora arrivata.</Trans>
              </strong>
            </p>
            <Checks system={system} />
          </>
        )}
      </div>
    </div>
  )
}

/** What to look at, in the order in which it helps most. */
function Checks({ system }: { system: System }) {
  const { t } = useLingui()
  const phone = t`Impostazioni, Notifiche: quelle di quest’app o del browser devono essere accese.`
  const places: Partial<Record<System, string>> = {
    windows: t`Windows: Impostazioni, Sistema, Notifiche: il browser deve essere acceso.`,
    macos: t`Mac: Impostazioni di Sistema, Notifiche: il browser deve essere acceso.`,
    android: t`Android: Impostazioni, App, il browser o quest’app, Notifiche: devono essere accese, e il risparmio batteria non deve fermarla.`,
  }
  return (
    <ul>
      <li>{t`«Non disturbare» e le modalità a schermo pieno trattengono gli avvisi.`}</li>
      <li>{places[system] ?? phone}</li>
      <li>{t`La rete è debole: la prova può arrivare più tardi, e qui lo vedrai.`}</li>
    </ul>
  )
}
