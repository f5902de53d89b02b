import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff, Info, MessageCircleQuestion, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { unbroken } from '../../ui/unbroken.tsx'
import { Refused } from './Refused.tsx'
import type { ThisDeviceState } from './use-this-device.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import './standing.css'

/** What stands in the way of notices here, and what to do about it; nothing while all is well. */
export function StandingNote({ state: { seen, standing, busy, turned } }: { state: ThisDeviceState }) {
  const { t } = useLingui()
  if (busy === 'asking')
    return (
      <Note icon={<MessageCircleQuestion aria-hidden size={20} strokeWidth={1.75} />}>
        <Trans>
          Tocca «Consenti» nella domanda del browser. Se non la vedi, cerca una campanella nella barra dell’indirizzo: la domanda è lì.
        </Trans>
      </Note>
    )
  if (busy) return null
  if (standing === 'refused') return <Refused seen={seen} />
  if (standing === 'install')
    return (
      <Note icon={<Smartphone aria-hidden size={20} strokeWidth={1.75} />}>
        <Trans>
          Su iPhone e iPad gli avvisi arrivano solo all’app sulla schermata Home. Aggiungila, aprila da lì e accendi l’interruttore.
        </Trans>
        <ButtonLink look="primary" isSmall to="/install">
          <Trans>Come si installa</Trans>
        </ButtonLink>
      </Note>
    )
  const cannot = {
    update: t`Gli avvisi arrivano da iOS 16.4 in poi: aggiorna il sistema in Impostazioni, Generali, Aggiornamento Software.`,
    insecure: t`Gli avvisi hanno bisogno di una connessione sicura: apri l’app da un indirizzo che inizia con https.`,
    none: t`Questo browser non riceve avvisi, oppure la finestra è anonima. Apri l’app con Chrome, Edge, Firefox o Safari in una finestra normale. Gli avvisi restano nell’app e, se vuoi, per e-mail.`,
  }
  if (standing === 'update' || standing === 'insecure' || standing === 'none')
    return <Note icon={<Info aria-hidden size={20} strokeWidth={1.75} />}>{unbroken(cannot[standing])}</Note>
  const brave = t`Apri brave://settings/privacy e accendi «Usa i servizi Google per i messaggi push», poi riprova.`
  const failures = {
    unanswered: t`Non hai risposto alla domanda del browser: gli avvisi restano come prima.`,
    failed: seen.browser === 'brave' ? brave : t`Il servizio di avvisi del browser non risponde. Controlla la rete e riprova tra poco.`,
    unreached: t`Il server non risponde: non è cambiato nulla. Riprova tra poco.`,
  }
  if (turned && turned !== 'done' && turned !== 'refused')
    return (
      <Note isWarning icon={<Info aria-hidden size={20} strokeWidth={1.75} />}>
        {failures[turned]}
      </Note>
    )
  if (standing !== 'lost') return null
  return (
    <Note isWarning icon={<BellOff aria-hidden size={20} strokeWidth={1.75} />}>
      <Trans>Gli avvisi su questo dispositivo si sono interrotti. Riaccendi l’interruttore per riceverli di nuovo.</Trans>
    </Note>
  )
}

function Note({ icon, isWarning = false, children }: { icon: ReactNode; isWarning?: boolean; children: ReactNode }) {
  return (
    <div className={isWarning ? 'device-note device-note-warn' : 'device-note'} role="status">
      {icon}
      <div className="device-note-words">{children}</div>
    </div>
  )
}
