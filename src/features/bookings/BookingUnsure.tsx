import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { Page } from '../../components/page/Page.tsx'
import { StillNothing } from '../../components/submit/StillNothing.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'
import './bookings.css'

type Props = { isBusy: boolean; isOffline: boolean; onRetry: () => void }

/** The answer was lost: the same wish again, and no other time before it is known what became of it. */
export function BookingUnsure({ isBusy, isOffline, onRetry }: Props) {
  const { t } = useLingui()
  return (
    <Page title={t`Prenota`}>
      <div role="alert">
        <State
          scene="calendar"
          title={t`Non sappiamo se la prenotazione è arrivata`}
          text={
            isOffline ? (
              <Trans>Sei offline: riprova appena torna la rete.</Trans>
            ) : (
              <Trans>La rete è caduta mentre la mandavi. Riprova: se era arrivata te la mostriamo, e non conterà due volte.</Trans>
            )
          }
          action={
            <div className="booking-actions">
              <StillNothing isBusy={isBusy} />
              <Button look="primary" isWide disabled={isOffline} aria-busy={isBusy || undefined} onClick={onRetry}>
                <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
                <Trans>Riprova</Trans>
              </Button>
              <ButtonLink isWide to="/bookings">
                <Trans>Guarda le mie prenotazioni</Trans>
              </ButtonLink>
            </div>
          }
        />
      </div>
    </Page>
  )
}
