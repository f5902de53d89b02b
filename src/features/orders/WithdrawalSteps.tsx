import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addressLines } from '#rules/contact-links.ts'
import { useMyProfile } from '../../api/profile.ts'
import { useStores } from '../../api/stores.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { StepNumber } from '../../ui/StepNumber.tsx'
import './withdrawal.css'

/** What follows a withdrawal, each step with its time and who does what. `isSent`: the statement is made. LOOK "phone-10". */
export function WithdrawalSteps({ isSent = false }: { isSent?: boolean }) {
  const email = useMyProfile().person?.email ?? ''
  const store = useStores().data?.[0]
  const where = store ? [store.name, ...addressLines(store)].join(', ') : undefined
  return (
    <ol className="withdrawal-steps">
      <Step number={1}>
        {isSent ? (
          <Trans>
            <strong>La conferma</strong> è partita per <MailAddress email={email} />.
          </Trans>
        ) : (
          <>
            <Trans>
              <strong>Subito</strong> la conferma arriva a <MailAddress email={email} />.
            </Trans>{' '}
            <Link className="link" to="/profile/email">
              <Trans>Cambia</Trans>
            </Link>
          </>
        )}
      </Step>
      <Step number={2}>
        {where ? (
          <Trans>
            <strong>Entro 14 giorni</strong> riporta o spedisci gli articoli a {where}. La spedizione la paghi tu.
          </Trans>
        ) : (
          <Trans>
            <strong>Entro 14 giorni</strong> riporta o spedisci gli articoli al negozio. La spedizione la paghi tu.
          </Trans>
        )}
      </Step>
      <Step number={3}>
        <Trans>
          <strong>Quando sono arrivati</strong> ti rimborsiamo.
        </Trans>
      </Step>
    </ol>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li>
      <StepNumber>{number}</StepNumber>
      <p>{children}</p>
    </li>
  )
}
