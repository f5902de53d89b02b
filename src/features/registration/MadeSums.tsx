import { useLingui } from '@lingui/react/macro'
import { ScanBarcode, ScanQrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Activity } from '#contract/activities.ts'
import type { Card } from '#contract/card.ts'
import type { NewCard } from '#contract/registration.ts'
import { cardSums } from '../../components/card/card-lines.ts'
import { CountUp } from '../../components/card/CountUp.tsx'
import '../../components/card/card.css'
import '../../components/card/pass.css'
import './made-done.css'

/** The foil has crossed half of the card by then (ms). */
const AFTER = 650
const NOTHING = { balance: '0.00', pointBalance: '0' }

type Props = { card: Card | undefined; registered: NewCard; cashBackType: Activity['cashBackType'] }

/** What the card begins with, counted up from nothing as the foil crosses it; and the way to the till. */
export function MadeSums({ card, registered, cashBackType }: Props) {
  const { t, i18n } = useLingui()
  const [isCounting, setCounting] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    const timer = setTimeout(() => setCounting(true), AFTER)
    return () => clearTimeout(timer)
  }, [])
  const begun = card ?? { ...NOTHING, balance: registered.welcomeCredit ?? NOTHING.balance }
  const sums = cardSums(isCounting ? begun : NOTHING, cashBackType, i18n)
  const Key = card?.codeType === 'QR' ? ScanQrCode : ScanBarcode
  return (
    <>
      <dl className="card-sums made-sums">
        {sums.map(({ key, label, size, format }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <CountUp value={size} format={format} />
            </dd>
          </div>
        ))}
      </dl>
      <Link className="card-white" to="/card?till" replace aria-label={t`Mostra in cassa`}>
        <Key aria-hidden strokeWidth={1.75} />
      </Link>
    </>
  )
}

const STAR = 'M12 0c.9 6.9 4.1 10.6 12 12-7.9 1.4-11.1 5.1-12 12-.9-6.9-4.1-10.6-12-12C7.9 10.6 11.1 6.9 12 0Z'

/** What twinkles around the card, once. */
export const MadeStars = () => (
  <div className="made-stars" aria-hidden>
    {[1, 2, 3].map((one) => (
      <svg key={one} viewBox="0 0 24 24">
        <path d={STAR} />
      </svg>
    ))}
  </div>
)
