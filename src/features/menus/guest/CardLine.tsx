import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { House } from '#contract/menus.ts'
import { imagePath } from '#rules/images.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useAskedMemberships } from '../../../api/activities.ts'
import { resolved } from '../../../api/base.ts'
import { useSimpleCard } from '../../../api/card.ts'
import { cardSums } from '../../../components/card/card-lines.ts'
import { useAppDispatch, useAppSelector } from '../../../state/hooks.ts'
import { activityChosen } from '../../../state/session.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { closeOffer, isOfferClosed } from './offer.ts'
import { registrationAt } from './registration-at.ts'
import './card-line.css'

/** Above the thumb: her card, if she has one here; else the card is offered, once. LOOK phone-9. */
export function CardLine({ house }: { house: House }) {
  const { id } = house.activity
  const isLoggedIn = useAppSelector((state) => Boolean(state.session.token))
  const mine = useAskedMemberships().data
  const isMember = isLoggedIn && mine?.some((one) => one.activity.id === id)
  const card = useSimpleCard(isMember ? id : undefined)
  const dispatch = useAppDispatch()
  const { i18n } = useLingui()
  if (card) {
    const sums = cardSums(card, house.activity.cashBackType, i18n).map(({ label, value }) => `${label} ${value}`)
    return (
      <Line house={house} title={<Trans>La tua carta</Trans>} text={sums.join(' · ')}>
        <Link className="card-line-key" to="/card" onClick={() => dispatch(activityChosen(id))}>
          <Trans>Mostra</Trans>
        </Link>
      </Line>
    )
  }
  // Whose memberships are still on their way may have one.
  return isMember || (isLoggedIn && !mine) ? null : <Offer house={house} />
}

function Offer({ house }: { house: House }) {
  const { t } = useLingui()
  const { id, name } = house.activity
  const { welcomeCredit } = house.configuration
  const [search] = useSearchParams()
  const [isClosed, setClosed] = useState(() => isOfferClosed(id))
  if (isClosed) return null
  const credit = welcomeCredit && centsOf(welcomeCredit) > 0 ? euros(centsOf(welcomeCredit)) : undefined
  const close = () => {
    closeOffer(id)
    setClosed(true)
  }
  return (
    <Line
      house={house}
      title={credit ? <Trans>{credit} con la carta</Trans> : <Trans>La carta di {name}</Trans>}
      text={t`Pronta in due minuti`}
    >
      <Link className="card-line-key" to={registrationAt(id, search.get('storeId'))}>
        <Trans>Prendila</Trans>
      </Link>
      <IconButton look="bare" label={t`Chiudi`} onClick={close}>
        <X aria-hidden size={22} strokeWidth={1.75} />
      </IconButton>
    </Line>
  )
}

type LineProps = { house: House; title: ReactNode; text: string; children: ReactNode }

function Line({ house: { activity }, title, text, children }: LineProps) {
  const { t } = useLingui()
  return (
    <aside className="card-line" aria-label={t`La carta`}>
      <span className="card-line-card">{activity.logo ? <img src={resolved(imagePath(activity.logo, 160))} alt="" /> : null}</span>
      <p className="card-line-words">
        <strong>{title}</strong>
        <span className="small quiet">{text}</span>
      </p>
      {children}
    </aside>
  )
}
