import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useAskedMemberships } from '../../api/activities.ts'
import { cardSums } from '../../components/card/card-lines.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './profile.css'
import '../../ui/coming.css'
import '../../components/page/icon-row.css'

/** What goes with the account: each card with what is on it, and the rest; and what stays, without her. */
export function WhatIsLost() {
  const { t, i18n } = useLingui()
  const { data: mine, isLoading } = useAskedMemberships()
  const cards = mine?.filter(({ balance }) => balance !== undefined) ?? []
  const unused = t`i coupon, i pacchetti e i premi che non hai ancora usato`
  const rest = t`i tuoi dati, gli indirizzi, gli avvisi e i dispositivi`
  return (
    <div className="profile-group">
      <h2>
        <Trans>Che cosa perdi</Trans>
      </h2>
      {isLoading ? (
        <Panel className="icon-rows lost-coming" role="status" aria-label={t`Caricamento`}>
          <LostComing />
          <LostComing />
        </Panel>
      ) : null}
      {cards.length > 0 ? (
        <Panel as="ul" className="icon-rows">
          {cards.map(({ id, activity, balance = '0.00', pointBalance = '0' }) => (
            <li key={id} className="lost-card">
              <strong>{activity.name}</strong>
              <span className="lost-sums">
                {cardSums({ balance, pointBalance }, activity.cashBackType, i18n).map(({ key, label, value }) => (
                  <span key={key}>
                    <span className="small quiet">{label}</span> <strong>{value}</strong>
                  </span>
                ))}
              </span>
            </li>
          ))}
          <li className="lost-card lost-rest">{unused}</li>
          <li className="lost-card lost-rest">{rest}</li>
        </Panel>
      ) : null}
      {cards.length > 0 ? null : (
        <ul className="profile-points">
          <li>
            <Trans>le tue carte, con il credito e i punti che ci sono sopra</Trans>
          </li>
          <li>{unused}</li>
          <li>{rest}</li>
        </ul>
      )}
      <p className="quiet">
        <Trans>Dei movimenti restano le cifre nei conti delle attività, senza il tuo nome.</Trans>{' '}
        <Link className="link" to="/profile/export">
          <Trans>Prima scarica i tuoi dati</Trans>
        </Link>
      </p>
    </div>
  )
}

const LostComing = () => (
  <div className="lost-card">
    <Skeleton className="lost-name-coming" />
    <Skeleton className="coming-end" />
  </div>
)
