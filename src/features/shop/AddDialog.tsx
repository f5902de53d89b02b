import { useLingui } from '@lingui/react/macro'
import type { ItemColorSize, ItemColorWithSizes } from '#contract/shop.ts'
import { moneyOf } from '#rules/money.ts'
import { linePriceOf, pricesIn, unitPriceOf } from '#rules/line-price.ts'
import { textOf } from '#rules/translate.ts'
import type { Submitting } from '../../components/submit/use-submit.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { GoodPicture } from '../../components/goods/GoodPicture.tsx'
import './item.css'

type Props = {
  color: ItemColorWithSizes
  size: ItemColorSize
  quantity: number
  adding: Submitting
  onAdd: (isToCart: boolean) => unknown
  onClose: () => void
}

/** What is about to go into the cart; then she goes on, or to the cart. Spec §4. */
export function AddDialog({ color, size, quantity, adding: { isBusy, isOffline, refusal }, onAdd, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const price = usePrice()
  const { item } = color
  const prices = pricesIn(item)
  return (
    <Dialog
      title={t`Aggiungi al carrello`}
      size="small"
      save={t`Aggiungi e vai al carrello`}
      second={{ label: t`Aggiungi e continua`, onSave: () => onAdd(false) }}
      cancel={t`Annulla`}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => onAdd(true)}
      onClose={onClose}
    >
      <div className="item-preview">
        <GoodPicture image={color.image} sizes="96px" />
        <div>
          <strong>{textOf(item, 'name', language)}</strong>
          <p className="quiet">{[textOf(color, 'name', language), size.name].join(' · ')}</p>
          <p>
            {quantity > 1 ? `${quantity} × ${price(moneyOf(unitPriceOf(prices)))} = ` : null}
            <strong>{price(moneyOf(linePriceOf({ ...prices, quantity })))}</strong>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
