import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type LucideIcon, Plus, TicketPercent, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TillCustomer } from '#contract/counter-till.ts'
import { inGroups, shownOn } from '#rules/card.ts'
import { centsOf, euros, points, tenThousandthsOf } from '#rules/money.ts'
import { CARD_PATTERN } from '../../../components/card/card-pattern.ts'
import { CountUp } from '../../../components/card/CountUp.tsx'
import '../../../components/card/card-pattern.css'
import { useOnline } from '../../../ui/use-online.ts'
import { balanceWords } from './till-words.ts'
import { TillCoupons } from './TillCoupons.tsx'
import { TillNote } from './TillNote.tsx'
import { useFind } from './use-find.ts'
import { useTypingScanner } from './use-typing-scanner.ts'
import './till.css'

/** What a customer has, and the keys for it, always in the same place. */
export function CustomerKeys({ customer }: { customer: TillCustomer }) {
  const find = useFind()
  useTypingScanner(find.onCode)
  return (
    <>
      <Face customer={customer} />
      <TillNote customer={customer} />
      <Keys customer={customer} />
      <TillCoupons customer={customer} />
    </>
  )
}

function Face({ customer: { balance, pointBalance, code, codeType, gives } }: { customer: TillCustomer }) {
  const shown = shownOn(gives.cashBackType)
  return (
    <section className="cash-card">
      <svg className="card-pattern" viewBox="0 0 360 200" aria-hidden="true">
        <path d={CARD_PATTERN} />
      </svg>
      <dl>
        {shown.credit ? (
          <div>
            <dt>
              <Trans>Credito</Trans>
            </dt>
            <dd className="cash-credit">
              <CountUp value={centsOf(balance)} format={euros} />
            </dd>
          </div>
        ) : null}
        {shown.points ? (
          <div className={shown.credit ? 'cash-second' : undefined}>
            <dt>
              <Trans>Punti</Trans>
            </dt>
            <dd className={shown.credit ? 'cash-points' : 'cash-credit'}>
              <CountUp value={tenThousandthsOf(pointBalance)} format={points} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="cash-code">{inGroups(code, codeType)}</p>
    </section>
  )
}

function Keys({ customer: { id, balance, pointBalance, gives, coupons } }: { customer: TillCustomer }) {
  const { t, i18n } = useLingui()
  const isOnline = useOnline()
  const at = `/counter/till/${id}`
  const shown = shownOn(gives.cashBackType)
  const hasSome = (shown.credit && centsOf(balance) > 0) || (shown.points && tenThousandthsOf(pointBalance) >= 10_000)
  const givesSome = (shown.credit && gives.rate > 0) || (shown.points && centsOf(gives.pointValue) > 0)
  const usable = coupons.filter(({ standing }) => standing === 'valid')
  const has = balanceWords({ balance, pointBalance }, gives.cashBackType, i18n)
  const upTo = shown.credit ? euros(centsOf(balance)) : has
  const offline = isOnline ? undefined : t`serve la rete`
  return (
    <nav className="cash-keys" aria-label={t`Cosa vuoi fare?`}>
      <Key to={`${at}/earn`} Icon={Plus} isFirst why={offline ?? (givesSome ? undefined : t`qui non si accumula`)} title={t`Accredita`}>
        <Trans>da un acquisto</Trans>
      </Key>
      <Key
        to={`${at}/spend`}
        Icon={Wallet}
        why={offline ?? (hasSome ? undefined : shown.credit ? t`credito ${has}` : t`ha ${has}`)}
        title={shown.credit ? t`Usa credito` : t`Usa punti`}
      >
        <Trans>fino a {upTo}</Trans>
      </Key>
      <Key
        to={usable.length === 1 ? `${at}/coupons/${usable[0]?.id}` : `${at}/coupons`}
        Icon={TicketPercent}
        why={offline ?? (usable.length > 0 ? undefined : t`nessun coupon`)}
        title={t`Riscatta`}
      >
        <Plural value={usable.length} one="# coupon" other="# coupon" />
      </Key>
    </nav>
  )
}

type KeyProps = { to: string; Icon: LucideIcon; title: string; isFirst?: boolean; why: string | undefined; children: ReactNode }

/** One of the keys; where it can't be used it stays, and says why. */
function Key({ to, Icon, title, isFirst = false, why, children }: KeyProps) {
  const face = (
    <>
      <Icon aria-hidden size={28} strokeWidth={1.75} />
      <strong>{title}</strong>
      <span>{why ?? children}</span>
    </>
  )
  if (why)
    return (
      <button type="button" className="cash-key" disabled>
        {face}
      </button>
    )
  return (
    <Link to={to} className={isFirst ? 'cash-key cash-key-first' : 'cash-key'}>
      {face}
    </Link>
  )
}
