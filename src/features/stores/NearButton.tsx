import { Trans } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import type { Here } from './use-here.ts'
import { Chip } from '../../ui/Chip.tsx'
import './stores.css'

/** The nearest first: asks where she is, and says what becomes of the answer. */
export function NearButton({ here, onPress }: { here: Here; onPress: () => void }) {
  const isOn = here.is === 'known'
  return (
    <div className="stores-near">
      <Chip aria-pressed={isOn} aria-busy={here.is === 'asking' || undefined} onClick={onPress}>
        <LocateFixed aria-hidden size={18} strokeWidth={1.75} />
        {here.is === 'asking' ? <Trans>Un momento…</Trans> : <Trans>Trova il più vicino</Trans>}
      </Chip>
      <p className="small quiet" role="status">
        <WhereNote here={here} />
      </p>
    </div>
  )
}

/** What became of her answer. */
export function WhereNote({ here }: { here: Here }) {
  if (here.is === 'known') return <Trans>La tua posizione resta su questo dispositivo.</Trans>
  if (here.is === 'denied') return <Trans>Non hai dato il permesso: puoi cambiarlo nelle impostazioni del browser.</Trans>
  if (here.is === 'unknown') return <Trans>Adesso non riusciamo a sapere dove sei. Riprova tra poco.</Trans>
  return null
}
