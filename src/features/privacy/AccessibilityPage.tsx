import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Page } from '../../components/page/Page.tsx'
import '../../components/privacy/readable-text.css'
import { useKnownActivity } from '../../components/activity/use-known-activity.ts'
import { LegalWays } from './LegalWays.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './legal.css'

/** How far the app can be used by everybody, what is not yet so, and whom to tell. SEMANTICS 10. */
export function AccessibilityPage() {
  const { t } = useLingui()
  const hasActivity = useKnownActivity() !== undefined
  return (
    <Page title={t`Accessibilità`}>
      <div className="legal-page">
        <Panel as="article" className="legal">
          <div className="readable">
            <p>
              <Trans>Questa app è pensata per tutte le persone. La misuriamo sulle regole WCAG 2.2, livello AA.</Trans>
            </p>
            <h2>
              <Trans>Che cosa puoi aspettarti</Trans>
            </h2>
            <ul>
              <li>
                <Trans>Tutto si usa con la tastiera, e si vede sempre dove sei.</Trans>
              </li>
              <li>
                <Trans>I lettori di schermo leggono titoli, campi, errori e messaggi; ogni icona ha un nome.</Trans>
              </li>
              <li>
                <Trans>Il testo si ingrandisce al 200% e la pagina sta in 320 pixel senza scorrere di lato.</Trans>
              </li>
              <li>
                <Trans>
                  I colori di ogni attività vengono corretti quando un testo si leggerebbe male; nessuna informazione sta solo nel colore.
                </Trans>
              </li>
              <li>
                <Trans>Chi ha chiesto meno movimento al proprio dispositivo non ne vede.</Trans>
              </li>
              <li>
                <Trans>La carta, i movimenti e il menù già visti si aprono anche senza rete.</Trans>
              </li>
            </ul>
            <h2>
              <Trans>Che cosa non va ancora</Trans>
            </h2>
            <ul>
              <li>
                <Trans>
                  Le foto di piatti e luoghi le pubblica l’attività: il nome accanto dice che cosa mostrano, una descrizione propria non
                  c’è.
                </Trans>
              </li>
              <li>
                <Trans>Il video in apertura, dove c’è, non ha parole né audiodescrizione: è solo decorazione.</Trans>
              </li>
              <li>
                <Trans>I testi che l’attività non ha tradotto restano in italiano.</Trans>
              </li>
            </ul>
            <h2>
              <Trans>Hai trovato un ostacolo?</Trans>
            </h2>
            <p>
              {hasActivity ? (
                <Trans>
                  Scrivilo all’attività: i suoi recapiti sono nelle <Link to="/imprint">note legali</Link>.
                </Trans>
              ) : (
                <Trans>Dillo all’attività di cui hai la carta.</Trans>
              )}{' '}
              <Trans>Se la risposta non arriva o non basta, puoi rivolgerti all’autorità del tuo Paese, in Italia l’AgID.</Trans>
            </p>
            <p className="small quiet">
              <Trans>
                Controllata con prove automatiche a ogni modifica, su telefono e computer, con tema chiaro e scuro; non ancora da un ente
                esterno.
              </Trans>
            </p>
          </div>
        </Panel>
        <LegalWays />
      </div>
    </Page>
  )
}
