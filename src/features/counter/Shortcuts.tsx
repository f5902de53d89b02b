import { Trans, useLingui } from '@lingui/react/macro'
import { Keyboard } from 'lucide-react'
import { Switch } from '../../ui/Switch.tsx'
import './keys.css'

/** What a keyboard does here, where there is one, and the switch of its letters and digits. LOOK "counter-1". */
export function Shortcuts({ isOn, change }: { isOn: boolean; change: (isOn: boolean) => void }) {
  const { t } = useLingui()
  return (
    <div className="counter-shortcuts small quiet">
      <Keyboard aria-hidden size={20} strokeWidth={1.75} />
      <p>
        <Trans>Frecce: tra gli ordini. Invio: apre.</Trans>{' '}
        {isOn ? <Trans>Cifre: minuti o giorno. A: accetta. P: pronto o spedito. C: consegnato.</Trans> : null}
      </p>
      <Switch label={t`Tasti rapidi`} isOn={isOn} onChange={change} />
    </div>
  )
}
