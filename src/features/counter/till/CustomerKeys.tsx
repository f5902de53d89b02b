import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type LucideIcon, Plus, SquareStack, TicketPercent, Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CounterPack } from '#contract/counter-packs.ts'
import type { TillCustomer } from '#contract/counter-till.ts'
import { inGroups, shownOn } from '#rules/card.ts'
import { centsOf, euros, points, tenThousandthsOf } from '#rules/money.ts'
import { leftOf } from '#rules/packs.ts'
import { useActivity, useConfiguration } from '../../../api/activities.ts'
import { useCustomerPacks } from '../../../api/counter-packs.ts'
import { CardGround } from '../../../components/card/CardGround.tsx'
import { CountUp } from '../../../components/card/CountUp.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useActivityId } from '../../../state/hooks.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { balanceWords } from './till-words.ts'
import { TillCoupons } from './TillCoupons.tsx'
import { TillNote } from './TillNote.tsx'
import { TillPacks } from './TillPacks.tsx'
import { TillPrizes } from './TillPrizes.tsx'
import { TillScratch } from './TillScratch.tsx'
import './till.css'

/** What a customer has, and the keys for it, always in the same place; beside them, where there is room, what each takes from. */
export function CustomerKeys({ customer }: { customer: TillCustomer }) {
  const activityId = useActivityId() ?? ''
  const configuration = useConfiguration()
  const [taking, onTake] = useState<CounterPack>()
  const hasPacks = configuration?.showPack === true
  return (
    <div className="cash-room">
      <div className="cash-part">
        <Face customer={customer} />
        <TillNote customer={customer} />
        <Keys customer={customer} onTake={hasPacks ? onTake : undefined} />
      </div>
      <div className="cash-part">
        <TillCoupons customer={customer} />
        {hasPacks ? <TillPacks activityId={activityId} customerId={customer.id} taking={taking} onTake={onTake} /> : null}
        {configuration?.showInstantWin ? (
          <>
            <TillPrizes activityId={activityId} customerId={customer.id} />
            <TillScratch activityId={activityId} customerId={customer.id} name={customer.name} />
          </>
        ) : null}
      </div>
    </div>
  )
}

function Face({ customer: { balance, pointBalance, code, codeType, gives } }: { customer: TillCustomer }) {
  const shown = shownOn(gives.cashBackType)
  return (
    <section className="cash-card">
      <CardGround activity={useActivity()} />
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
          <div>
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

type KeysProps = { customer: TillCustomer; onTake: ((pack: CounterPack) => void) | undefined }

function Keys({ customer: { id, balance, pointBalance, gives, coupons }, onTake }: KeysProps) {
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
      {onTake ? <PackKey customerId={id} why={offline} onTake={onTake} /> : null}
    </nav>
  )
}

type PackKeyProps = { customerId: string; why: string | undefined; onTake: (pack: CounterPack) => void }

/** Uses a place of the pack that ends first; of another she says so, and it is tapped below. */
function PackKey({ customerId, why, onTake }: PackKeyProps) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data } = useCustomerPacks({ activityId: useActivityId() ?? '', customerId, language })
  const valid = data?.data.filter(({ standing }) => standing === 'valid').toSorted((one, other) => one.expires.localeCompare(other.expires))
  const [first] = valid ?? []
  const left = first ? leftOf(first) : 0
  return (
    <Key
      Icon={SquareStack}
      title={t`Scala un ingresso`}
      why={why ?? (first ? undefined : data ? t`nessun pacchetto` : '…')}
      onPress={() => first && onTake(first)}
    >
      <Plural value={left} one="ne resta #" other="ne restano #" />
    </Key>
  )
}

type KeyProps = {
  Icon: LucideIcon
  title: string
  isFirst?: boolean
  why: string | undefined
  children: ReactNode
} & ({ to: string; onPress?: never } | { to?: never; onPress: () => void })

/** One of the keys; where it can't be used it stays, and says why. */
function Key({ to, onPress, Icon, title, isFirst = false, why, children }: KeyProps) {
  const face = (
    <>
      <Icon aria-hidden size={28} strokeWidth={1.75} />
      <strong>{title}</strong>
      <span>{why ?? children}</span>
    </>
  )
  if (why || to === undefined)
    return (
      <button type="button" className="cash-key" disabled={Boolean(why)} onClick={onPress}>
        {face}
      </button>
    )
  return (
    <Link to={to} className={isFirst ? 'cash-key cash-key-first' : 'cash-key'}>
      {face}
    </Link>
  )
}
