import { Trans, useLingui } from '@lingui/react/macro'
import { Hero } from '../../components/page/Hero.tsx'
import { State } from '../../ui/State.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import '../../components/steps/step-page.css'
import './registration.css'

/** The address leads to no activity, or the server could not say. */
export function NoSuchActivity({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <div className="door">
      <Hero />
      <div className="step door-state">
        <h1 className="unseen">{t`Crea la tua carta`}</h1>
        {message ? (
          <State
            scene="cable"
            title={t`Non riusciamo a cercarla`}
            text={message}
            action={
              <Button look="primary" onClick={onRetry}>
                <Trans>Riprova</Trans>
              </Button>
            }
          />
        ) : (
          <State
            scene="map"
            title={t`Pagina non trovata`}
            text={t`A questo indirizzo non c’è un’attività che dà carte. Inquadra di nuovo il codice in cassa.`}
            action={
              <ButtonLink look="primary" to="/">
                <Trans>Vai alla home</Trans>
              </ButtonLink>
            }
          />
        )}
      </div>
    </div>
  )
}
