import { Trans, useLingui } from '@lingui/react/macro'
import { Sun, X } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import { vibrate } from '../../pwa/vibrate.ts'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'
import type { CodeShape } from '../../state/snapshot.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { ActivityMark } from '../activity/ActivityMark.tsx'
import { CodePicture } from './CodePicture.tsx'
import { cardKind } from './card-kind.ts'
import { cardSums } from './card-lines.ts'
import { turnToCard, turnToTill } from './turn.ts'
import './code-picture.css'
import './till-mode.css'

type Props = { card: Card; activity: Activity | undefined; shape: CodeShape; onClose: () => void }

/** So long the phone says that the card lies flat, in milliseconds. */
const TICK = 12

/** The white side of the card: its code as large as the screen allows, in both themes, the screen kept awake. LOOK "phone-6". */
export function TillMode({ card, activity, shape, onClose }: Props) {
  const { t, i18n } = useLingui()
  const till = useRef<HTMLDialogElement>(null)
  const { name, surname } = claimsOf(useAppSelector((state) => state.session.token))
  const isAwake = !useWakeLock(true)
  useUnsaved()
  useEffect(() => {
    const dialog = till.current
    if (!dialog) return
    dialog.showModal()
    void turnToTill(dialog).then(() => vibrate(TICK))
  }, [])
  const close = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (!till.current) return
    await turnToCard(till.current)
    till.current?.close()
  }
  const who = [name, surname].filter(Boolean).join(' ')
  return (
    <dialog ref={till} className="till" aria-label={t`Mostra in cassa`} onCancel={(event) => void close(event)} onClose={onClose}>
      <header className="till-head">
        <ActivityMark />
        <div>
          <h2>{who || i18n._(cardKind(card.type))}</h2>
          <p>{activity?.name}</p>
        </div>
        <IconButton label={t`Chiudi`} onClick={() => void close()}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </header>
      <div className="till-code">
        <CodePicture shape={shape} label={t`Codice della carta ${card.code}`} square={440} bars={640} height="min(380px, 44dvh)">
          <p className="code-digits till-digits">{inGroups(card.code, card.codeType)}</p>
        </CodePicture>
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
          <Sun aria-hidden size={20} strokeWidth={1.75} />
          {isAwake ? <Trans>Schermo acceso, alza la luminosità</Trans> : <Trans>Alza la luminosità al massimo</Trans>}
        </p>
        <Button isWide onClick={() => void close()}>
          <Trans>Chiudi</Trans>
        </Button>
      </div>
    </dialog>
  )
}
