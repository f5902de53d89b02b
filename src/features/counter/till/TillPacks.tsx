import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, Plus, SquareStack } from 'lucide-react'
import { useState } from 'react'
import type { CounterPack } from '#contract/counter-packs.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useCustomerPacks } from '../../../api/counter-packs.ts'
import { useLearned } from '../../../api/learned.ts'
import { PlaceDots } from '../../../components/packs/PlaceDots.tsx'
import { dayName } from '../../../components/words/day-name.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { serverTime } from '../../../state/clock.ts'
import { NotUpdated } from '../../../ui/NotUpdated.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { SellPack } from './SellPack.tsx'
import { TakePlace } from './TakePlace.tsx'
import { UndoPlace } from './UndoPlace.tsx'
import { UndoSale } from './UndoSale.tsx'
import './till-packs.css'

/** Of those that are over so many stay in sight: what a customer asks about was used up lately. */
const OVER_SHOWN = 2

type Props = {
  activityId: string
  customerId: string
  /** The pack of which a place is about to be used. */
  taking: CounterPack | undefined
  onTake: (pack: CounterPack | undefined) => void
}

/**
 * A customer's packs at the till: what is left of each, a tap to use a place, a minute to take that back, and packs to sell or
 * give. Without a network the keys wait with their reason. LOOK "counter-3".
 */
export function TillPacks({ activityId, customerId, taking, onTake }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const packs = useCustomerPacks({ activityId, customerId, language })
  const [isSelling, setSelling] = useState(false)
  const isOnline = useOnline()
  const { data, at } = packs
  useLearned('packs', at, isSelling || taking !== undefined)
  if (!data)
    return packs.isLoading ? (
      <Skeleton className="till-packs-skeleton" />
    ) : (
      <WorkFailed
        failure={packs.failure}
        title={t`Non riusciamo a caricare i pacchetti`}
        offline={t`Per usare un pacchetto serve la rete.`}
        onRetry={packs.retry}
      />
    )
  const valid = data.data.filter(({ standing }) => standing === 'valid')
  const over = data.data.filter(({ standing }) => standing !== 'valid').slice(0, OVER_SHOWN)
  return (
    <section className="till-packs" aria-label={t`Pacchetti`}>
      {packs.failure?.status ? <NotUpdated failure={packs.failure} onRetry={packs.retry} /> : null}
      {valid.length + over.length + data.offers.length > 0 ? (
        <Panel as="ul" className="till-pack-rows">
          {valid.map((pack) => (
            <li key={pack.id}>
              <Row as="button" type="button" className="till-pack" disabled={!isOnline} onClick={() => onTake(pack)}>
                <PackWords pack={pack} isOffline={!isOnline} />
                <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
              </Row>
            </li>
          ))}
          {over.map((pack) => (
            <li key={pack.id} className="till-pack-over">
              <Row as="div" className="till-pack">
                <PackWords pack={pack} isOffline={false} />
              </Row>
            </li>
          ))}
          {data.offers.length > 0 ? (
            <li>
              <Row as="button" type="button" className="till-pack" disabled={!isOnline} onClick={() => setSelling(true)}>
                <RowIcon>
                  <Plus aria-hidden size={20} strokeWidth={1.75} />
                </RowIcon>
                <RowWords>
                  <strong>
                    <Trans>Vendi o regala un pacchetto</Trans>
                  </strong>
                  {isOnline ? null : <WaitsForNetwork />}
                </RowWords>
                <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
              </Row>
            </li>
          ) : null}
        </Panel>
      ) : (
        <p className="quiet">
          <Trans>Nessun pacchetto.</Trans>
        </p>
      )}
      <Undoings activityId={activityId} packs={data.data} from={Date.parse(at ?? '')} taking={taking?.id} />
      {taking ? <TakePlace activityId={activityId} pack={taking} onClose={() => onTake(undefined)} /> : null}
      {isSelling ? (
        <SellPack activityId={activityId} customerId={customerId} offers={data.offers} onClose={() => setSelling(false)} />
      ) : null}
    </section>
  )
}

type UndoingsProps = { activityId: string; packs: readonly CounterPack[]; from: number; taking: string | undefined }

/** What of the last minute can be taken back: a use, or the pack itself as long as nobody used it. */
function Undoings({ activityId, packs, from, taking }: UndoingsProps) {
  return packs.map(({ id, undo, undoSale, paid, pack: { title } }) =>
    undoSale !== undefined ? (
      <UndoSale key={id} {...{ activityId, id, from, title }} seconds={undoSale} isGift={paid === null} />
    ) : undo && taking !== id ? (
      <UndoPlace key={undo.id} {...{ activityId, from, title }} use={undo} />
    ) : null,
  )
}

function PackWords({ pack, isOffline }: { pack: CounterPack; isOffline: boolean }) {
  return (
    <>
      <RowIcon tone={pack.standing === 'valid' ? 'brand' : undefined}>
        <SquareStack aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{pack.pack.title}</strong>
        <PlaceDots pack={pack} />
        {isOffline ? <WaitsForNetwork /> : null}
        {pack.standing === 'valid' ? null : (
          <span className="small quiet">{pack.standing === 'used' ? <Trans>Usato tutto</Trans> : <Expired day={pack.expires} />}</span>
        )}
      </RowWords>
    </>
  )
}

const WaitsForNetwork = () => (
  <span className="small quiet">
    <Trans>serve la rete</Trans>
  </span>
)

function Expired({ day }: { day: string }) {
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const last = dayName(day, language, onTheWall(zone, serverTime()).day)
  return <Trans>Scaduto {last}</Trans>
}
