import { Trans, useLingui } from '@lingui/react/macro'
import { Sun, WifiOff, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import { CodePicture } from '../../components/card/CodePicture.tsx'
import { cardKind } from '../../components/card/card-kind.ts'
import { cardSums } from '../../components/card/card-lines.ts'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { claimsOf, type Session } from '../../state/session.ts'
import type { CodeShape } from '../../state/snapshot.ts'

type Props = { card: Card; activity: Activity | undefined; shape: CodeShape; onClose: () => void }

/** Full screen and pure white in both themes, the code as large as the width allows, the screen kept awake. LOOK "Card". */
export function TillMode({ card, activity, shape, onClose }: Props) {
  const { t, i18n } = useLingui()
  const till = useRef<HTMLDialogElement>(null)
  const { name, surname } = claimsOf(useSelector((state: { session: Session }) => state.session.token))
  const called = name ? [[name, surname].filter(Boolean).join(' ')] : []
  useWakeLock(true)
  useEffect(() => {
    till.current?.showModal()
  }, [])
  return (
    <dialog ref={till} className="till" aria-label={t`Mostra in cassa`} onClose={onClose}>
      <header className="till-head">
        <div>
          <h2>
            <Trans>Mostra in cassa</Trans>
          </h2>
          <p>{activity?.name}</p>
        </div>
        <button type="button" className="icon-button" aria-label={t`Chiudi`} onClick={() => till.current?.close()}>
          <X aria-hidden strokeWidth={1.75} />
        </button>
      </header>
      <div className="till-code">
        <CodePicture shape={shape} label={t`Codice della carta ${card.code}`} square={440} bars={640} height={220}>
          <p className="code-digits till-digits">{inGroups(card.code, card.codeType)}</p>
        </CodePicture>
        <p>{[...called, i18n._(cardKind(card.type))].join(' · ')}</p>
      </div>
      <dl className="till-sums">
        {cardSums(card, activity?.cashBackType ?? 'EP', i18n).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="till-foot">
        <p className="till-hint">
          <Sun aria-hidden strokeWidth={1.75} />
          <span>
            <strong>
              <Trans>Alza la luminosità al massimo</Trans>
            </strong>
            <span>
              <Trans>Così il lettore legge meglio. Lo schermo resta acceso.</Trans>
            </span>
          </span>
        </p>
        <button type="button" className="button button-wide" onClick={() => till.current?.close()}>
          <Trans>Chiudi</Trans>
        </button>
        <p className="small till-note">
          <WifiOff aria-hidden size={16} strokeWidth={1.75} /> <Trans>Funziona anche senza rete</Trans>
        </p>
      </div>
    </dialog>
  )
}
