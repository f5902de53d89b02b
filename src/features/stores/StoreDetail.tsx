import { Trans } from '@lingui/react/macro'
import { Footprints, LocateFixed, Store as StoreIcon } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { addressOf } from '#rules/contact-links.ts'
import { pointOf } from '#rules/distance.ts'
import { textOf } from '#rules/translate.ts'
import { DirectionsButtons } from '../../components/stores/DirectionsButtons.tsx'
import { WholePicture } from '../../components/words/Picture.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import '../../components/page/detail.css'
import { Tag } from '../../ui/Tag.tsx'
import { ContactList } from './ContactList.tsx'
import { Distance } from './Distance.tsx'
import { Locator } from './Locator.tsx'
import { WhereNote } from './NearButton.tsx'
import { NextStore } from './NextStore.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { StandingLine } from './StandingLine.tsx'
import './store.css'
import './stores.css'
import type { useHere } from './use-here.ts'

type Props = {
  store: Store
  near: ReturnType<typeof useHere>
  /** It is one of several: the main one is told from the others. */
  isOneOfMany: boolean
  /** It stands beside the list. */
  isBeside?: boolean
}

/** One store: its picture, and in one view whether it is open, how far, the way there and a call; below it the rest. LOOK phone-7. */
export function StoreDetail({ store, near: { here, from, press }, isOneOfMany, isBeside = false }: Props) {
  const { language } = useLanguage()
  const description = textOf(store, 'description', language)
  const where = addressOf(store)
  const isAsking = here.is === 'asking'
  return (
    <article className="detail store-sheet">
      <WholePicture image={store.image} icon={StoreIcon} sizes="(min-width: 1024px) 640px, 100vw" />
      <div className="detail-body">
        {store.main && isOneOfMany ? (
          <Tag look="brand" className="detail-tag">
            <Trans>Sede principale</Trans>
          </Tag>
        ) : null}
        <h2>{store.name}</h2>
        <div className="store-facts">
          <StandingLine store={store} />
          {from ? (
            <span className="store-far">
              <Footprints aria-hidden size={18} strokeWidth={1.75} />
              <Distance store={store} from={from} />
            </span>
          ) : pointOf(store) ? (
            <button type="button" className="link link-wide store-ask" aria-busy={isAsking || undefined} onClick={press}>
              <LocateFixed aria-hidden size={18} strokeWidth={1.75} />
              {isAsking ? <Trans>Un momento…</Trans> : <Trans>Quanto dista?</Trans>}
            </button>
          ) : null}
        </div>
        {where ? <p className="store-where">{where}</p> : null}
        <p className="small quiet store-note" role="status">
          {from ? null : <WhereNote here={here} />}
        </p>
        <DirectionsButtons store={store} />
        {description ? <p className="detail-text">{description}</p> : null}
        <Locator store={store} from={from} />
        <OpeningHours store={store} />
        <NextStore store={store} from={from} isBeside={isBeside} />
        <ContactList store={store} />
      </div>
    </article>
  )
}
