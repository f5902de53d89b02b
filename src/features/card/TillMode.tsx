import { Trans, useLingui } from '@lingui/react/macro'
import { Sun, WifiOff, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import { CodePicture } from '../../components/card/CodePicture.tsx'
import { cardKind } from '../../components/card/card-kind.ts'
import { cardSums } from '../../components/card/card-lines.ts'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { claimsOf } from '../../state/session.ts'
import type { CodeShape } from '../../state/snapshot.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Button } from '../../ui/Button.tsx'
import './card-page.css'
import '../../components/card/code-picture.css'

type Props = { card: Card; activity: Activity | undefined; shape: CodeShape; onClose: () => void }

/** Full screen and pure white in both themes, the code as large as the width allows, the screen kept awake. LOOK "Card". */
export function TillMode({ card, activity, shape, onClose }: Props) {
  const { t, i18n } = useLingui()
  const till = useRef<HTMLDialogElement>(null)
  const { name, surname } = claimsOf(useAppSelector((state) => state.session.token))
  const called = name ? [[name, surname].filter(Boolean).join(' ')] : []
  useWakeLock(true)
  useUnsaved()
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
        <IconButton label={t`Chiudi`} onClick={() => till.current?.close()}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
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
        <Button isWide onClick={() => till.current?.close()}>
          <Trans>Chiudi</Trans>
        </Button>
        <p className="small till-note">
          <WifiOff aria-hidden size={16} strokeWidth={1.75} /> <Trans>Funziona anche senza rete</Trans>
        </p>
      </div>
    </dialog>
  )
}
