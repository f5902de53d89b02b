import { Trans } from '@lingui/react/macro'
import { Store as StoreIcon } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import type { Point } from '#rules/distance.ts'
import { textOf } from '#rules/translate.ts'
import { Detail } from '../../components/page/Detail.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { ContactList } from './ContactList.tsx'
import { DirectionsButtons } from './DirectionsButtons.tsx'
import { Distance } from './Distance.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { StandingLine } from './StandingLine.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './stores.css'

type Props = {
  store: Store
  from: Point | undefined
  /** It is one of several: the main one is told from the others. */
  isOneOfMany: boolean
}

/** One store: picture first, whether it is open, where it is, how to reach it, its hours. */
export function StoreDetail({ store, from, isOneOfMany }: Props) {
  const { language } = useLanguage()
  const description = textOf(store, 'description', language)
  return (
    <Detail image={store.image} icon={StoreIcon} keys={<DirectionsButtons store={store} />}>
      {store.main && isOneOfMany ? (
        <Tag look="brand" className="detail-tag">
          <Trans>Sede principale</Trans>
        </Tag>
      ) : null}
      <div className="store-head">
        <h2>{store.name}</h2>
        <Distance store={store} from={from} />
      </div>
      <StandingLine store={store} />
      {description ? <p className="detail-text">{description}</p> : null}
      <ContactList store={store} />
      <OpeningHours store={store} />
    </Detail>
  )
}
