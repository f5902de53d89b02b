import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff, RefreshCw } from 'lucide-react'
import { type Look, titlesOf, undoOf } from '#rules/device-names.ts'
import { isInstalled } from '../../pwa/install.ts'
import { host } from '../../state/host.ts'
import { undoSteps } from './undo-steps.ts'
import { StepNumber } from '../../ui/StepNumber.tsx'
import { Button } from '../../ui/Button.tsx'
import './standing.css'

/** She said no once and the browser asks no more: how to take it back, on this very browser. */
export function Refused({ seen }: { seen: Look }) {
  const { i18n } = useLingui()
  const isApp = isInstalled()
  const steps = undoSteps(undoOf(seen, isApp), { host: location.host, app: host.activity?.name ?? 'Tessera' })
  const { browser } = titlesOf(seen)
  return (
    <div className="device-undo">
      <p className="device-undo-head">
        <BellOff aria-hidden size={20} strokeWidth={1.75} />
        <strong>
          {isApp || !browser ? (
            <Trans>Gli avvisi sono bloccati. Come sbloccarli:</Trans>
          ) : (
            <Trans>Gli avvisi sono bloccati in {browser}. Come sbloccarli:</Trans>
          )}
        </strong>
      </p>
      <ol className="device-steps">
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepNumber>{index + 1}</StepNumber>
            <span>{i18n._(step)}</span>
          </li>
        ))}
      </ol>
      <Button isSmall className="device-reload" onClick={() => location.reload()}>
        <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Fatto, ricarica la pagina</Trans>
      </Button>
    </div>
  )
}
