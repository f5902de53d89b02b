import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, BookOpen, ChevronLeft, Share, SquarePlus } from 'lucide-react'
import { AppIcon } from '../../components/activity/AppIcon.tsx'
import { DrawnStep } from './DrawnStep.tsx'
import { InstallHead } from './InstallHead.tsx'
import { Button } from '../../ui/Button.tsx'
import './install.css'

type Props = { keyAt: 'below' | 'above'; onLater: () => void; onDone: () => void }

/** The three steps on an iPhone or iPad, drawn as they look there, and an arrow to the real Share key. LOOK "Install". */
export function ShareSteps({ keyAt, onLater, onDone }: Props) {
  const { t } = useLingui()
  return (
    <div className={`share-sheet share-${keyAt}`}>
      {keyAt === 'above' ? <ArrowUp className="share-arrow" aria-hidden strokeWidth={2} /> : null}
      <InstallHead />
      <ol>
        <DrawnStep
          number={1}
          title={t`Tocca Condividi`}
          text={keyAt === 'below' ? t`qui sotto, nella barra di Safari` : t`in alto a destra, nella barra del browser`}
        >
          <ChevronLeft size={20} strokeWidth={1.75} />
          <span className="share-key">
            <Share size={20} strokeWidth={1.75} />
          </span>
          <BookOpen size={20} strokeWidth={1.75} />
        </DrawnStep>
        <DrawnStep number={2} title={t`Aggiungi a Home`} text={t`scorri il foglio: «Aggiungi alla schermata Home»`}>
          <span className="share-line">
            <span>
              <Trans>Agg. a Home</Trans>
            </span>
            <SquarePlus size={18} strokeWidth={1.75} />
          </span>
        </DrawnStep>
        <DrawnStep number={3} title={t`Conferma`} text={t`tocca «Aggiungi» in alto a destra`}>
          <AppIcon size={32} />
          <strong className="share-add">
            <Trans>Aggiungi</Trans>
          </strong>
        </DrawnStep>
      </ol>
      <div className="share-keys">
        <Button onClick={onLater}>
          <Trans>Non ora</Trans>
        </Button>
        <Button look="primary" onClick={onDone}>
          <Trans>Ho capito</Trans>
        </Button>
      </div>
      {keyAt === 'below' ? <ArrowDown className="share-arrow" aria-hidden strokeWidth={2} /> : null}
    </div>
  )
}
