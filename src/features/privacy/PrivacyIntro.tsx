import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import type { Consent, Privacy } from '#contract/privacy.ts'
import { useFacts } from '../../components/activity/use-facts.ts'
import { useDate } from './use-date.ts'
import './privacy.css'

type Props = { privacy: Privacy; history: readonly Consent[]; isOwed: boolean; owner: string }

/** Why she is here, and which text this is. */
export function PrivacyIntro({ privacy, history, isOwed, owner }: Props) {
  const published = useDate()(privacy.published)
  const canSwitch = useFacts().activities > 1
  const { version } = privacy
  const isNews = history.some(({ privacyId }) => privacyId !== privacy.id)
  return (
    <div className="privacy-intro">
      {isOwed ? (
        <>
          <p>
            {isNews ? (
              <Trans>{owner} ha aggiornato la sua informativa: per continuare leggila e rispondi di nuovo.</Trans>
            ) : (
              <Trans>{owner} ti chiede di leggere come usa i tuoi dati.</Trans>
            )}{' '}
            <Trans>Solo il primo punto è obbligatorio: agli altri rispondi sì o no, e cambi risposta quando vuoi, qui.</Trans>
          </p>
          {canSwitch ? (
            <p>
              <Link className="link" to="/activities">
                <Trans>Passa a un’altra attività</Trans>
              </Link>
            </p>
          ) : null}
        </>
      ) : (
        <p>
          <Trans>Qui vedi che cosa hai accettato e lo cambi quando vuoi, con la stessa facilità.</Trans>
        </p>
      )}
      <p className="small quiet">
        <Trans>
          Versione {version}, in vigore dal {published}
        </Trans>
      </p>
    </div>
  )
}
