import { Trans, useLingui } from '@lingui/react/macro'
import { EllipsisVertical, ExternalLink, SquarePlus } from 'lucide-react'
import { AppIcon } from '../../components/activity/AppIcon.tsx'
import { DrawnStep } from './DrawnStep.tsx'
import './install.css'

/** By the menu of a browser that does not ask by itself. */
export function MenuSteps() {
  const { t } = useLingui()
  return (
    <ol>
      <DrawnStep number={1} title={t`Apri il menu del browser`} text={t`i tre puntini (⋮), di solito in alto a destra`}>
        <span className="share-address" />
        <span className="share-key">
          <EllipsisVertical size={20} strokeWidth={1.75} />
        </span>
      </DrawnStep>
      <DrawnStep number={2} title={t`Scegli «Installa app»`} text={t`o «Aggiungi a schermata Home»`}>
        <span className="share-line">
          <span>
            <Trans>Installa app</Trans>
          </span>
          <SquarePlus size={18} strokeWidth={1.75} />
        </span>
      </DrawnStep>
      <DrawnStep number={3} title={t`Conferma`} text={t`la trovi tra le app, anche senza rete`}>
        <AppIcon size={32} />
        <strong className="share-add">
          <Trans>Installa</Trans>
        </strong>
      </DrawnStep>
    </ol>
  )
}

/** By the menu bar of a Mac. */
export function DockSteps() {
  const { t } = useLingui()
  return (
    <ol>
      <DrawnStep number={1} title={t`Apri il menu File`} text={t`nella barra in alto, accanto a «Safari»`}>
        <span className="small">Safari</span>
        <strong className="share-add">File</strong>
      </DrawnStep>
      <DrawnStep number={2} title={t`Scegli «Aggiungi al Dock»`} text={t`c’è da macOS Sonoma in poi`}>
        <span className="share-line">
          <span>
            <Trans>Agg. al Dock</Trans>
          </span>
          <SquarePlus size={18} strokeWidth={1.75} />
        </span>
      </DrawnStep>
      <DrawnStep number={3} title={t`Conferma`} text={t`premi «Aggiungi»`}>
        <AppIcon size={32} />
        <strong className="share-add">
          <Trans>Aggiungi</Trans>
        </strong>
      </DrawnStep>
    </ol>
  )
}

/** Out of an app that shows pages in a window of its own, which installs nothing. */
export function OutSteps() {
  const { t } = useLingui()
  return (
    <ol>
      <DrawnStep number={1} title={t`Apri il menu di questa finestra`} text={t`i tre puntini, in alto o in basso`}>
        <span className="share-address" />
        <span className="share-key">
          <EllipsisVertical size={20} strokeWidth={1.75} />
        </span>
      </DrawnStep>
      <DrawnStep number={2} title={t`Scegli «Apri nel browser»`} text={t`Chrome, Safari o quello che usi`}>
        <span className="share-line">
          <span>
            <Trans>Apri nel browser</Trans>
          </span>
          <ExternalLink size={18} strokeWidth={1.75} />
        </span>
      </DrawnStep>
      <DrawnStep number={3} title={t`Installa da lì`} text={t`questa pagina ti dice come`}>
        <AppIcon size={32} />
        <strong className="share-add">
          <Trans>Installa</Trans>
        </strong>
      </DrawnStep>
    </ol>
  )
}
