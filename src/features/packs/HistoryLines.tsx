import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Gift, RotateCcw, Scissors, ShoppingBag } from 'lucide-react'
import type { Pack, PackUse } from '#contract/packs.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { useMomentWords } from './moment-words.ts'
import type { Wall } from './use-wall.ts'
import './history.css'

type Props = { pack: Pack; wall: Wall }

/** The lines of a pack's history, the latest first. */
export function HistoryLines({ pack, wall }: Props) {
  return (
    <ul className="pack-lines">
      {pack.uses.map((use) => (
        <UseLine key={use.id} use={use} service={pack.pack.service?.title} wall={wall} />
      ))}
      <Beginning pack={pack} wall={wall} />
    </ul>
  )
}

function UseLine({ use, service, wall }: { use: PackUse; service: string | undefined; wall: Wall }) {
  const { t } = useLingui()
  const moment = useMomentWords(wall)
  const { who, where, left } = use
  const isBack = use.undoes !== null
  const Icon = isBack ? RotateCcw : service ? Scissors : Check
  const named = service ? (who ? t`${service} con ${who}` : service) : who ? t`Usata con ${who}` : t`Usata`
  return (
    <Row>
      <RowIcon tone={isBack ? undefined : 'brand'}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{isBack ? who ? <Trans>Annullata da {who}</Trans> : <Trans>Annullata</Trans> : named}</strong>
        <span className="small quiet">{[moment(use.created), where].filter(Boolean).join(' · ')}</span>
      </RowWords>
      <span className="pack-change">
        <strong>{isBack ? '+1' : '−1'}</strong>
        <span className="small quiet">{plural(left, { 0: 'era l’ultima', one: 'ne resta #', other: 'ne restano #' })}</span>
      </span>
    </Row>
  )
}

function Beginning({ pack, wall }: Props) {
  const moment = useMomentWords(wall)
  const price = usePrice()
  const { paid, places, created } = pack
  const Icon = paid === null ? Gift : ShoppingBag
  return (
    <Row>
      <RowIcon tone="good">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{paid === null ? <Trans>In regalo</Trans> : <Trans>Comprato</Trans>}</strong>
        <span className="small quiet">{[moment(created), paid === null ? '' : price(paid)].filter(Boolean).join(' · ')}</span>
      </RowWords>
      <span className="pack-change">
        <strong className="pack-gain">+{places}</strong>
      </span>
    </Row>
  )
}
