import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { House } from '#contract/menus.ts'
import type { PublishedGood } from '#contract/shop.ts'
import { isFreeOf } from '#rules/allergens.ts'
import { MOST_OF_ONE } from '#rules/cart.ts'
import { imagePath, imageSet } from '#rules/images.ts'
import { centsOf, euros } from '#rules/money.ts'
import { variantWords } from '#rules/sizes.ts'
import { resolved, resolvedSet } from '../../../api/base.ts'
import { usePublishedShop } from '../../../api/shop.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { choose, type GuestCart, useGuestCart } from '../../../state/guest-cart.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { wordsUnder } from '../dish-words.ts'
import { FilterBar } from '../FilterBar.tsx'
import { MenuSkeleton } from '../MenuSkeleton.tsx'
import { Sprite, SpriteIcon } from '../Sprite.tsx'
import type { MenuReading } from '../use-menu-reading.ts'
import '../dishes.css'
import '../menus.css'
import './guest.css'

/** What can be ordered, by category; what is chosen stays on this device until she logs in. */
export function GuestShop({ house: { activity }, reading }: { house: House; reading: MenuReading }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const shop = usePublishedShop(activity.id, language)
  const cart = useGuestCart(activity.id)
  if (shop.isLoading) return <MenuSkeleton />
  if (!shop.data)
    return (
      <LoadFailed
        failure={shop.failure}
        title={t`Non riusciamo a caricare i dati`}
        offline={t`Per ordinare serve la rete.`}
        onRetry={shop.retry}
      />
    )
  const { without } = reading.filter
  const shown = shop.data.filter((good) => isFreeOf({ ...good, typologies: [] }, without))
  const categories = [...new Map(shown.map(({ category }) => [category.id, category])).values()]
  return (
    <>
      <Sprite />
      <FilterBar filter={{ without, only: [] }} hidden={shop.data.length - shown.length} onClear={reading.clear} />
      {categories.map(({ id, name }) => (
        <section key={id} className="category" aria-label={name}>
          <h2 className="category-head">{name}</h2>
          <ul className="dishes">
            {shown
              .filter(({ category }) => category.id === id)
              .map((good) => (
                <Good key={good.id} good={good} activityId={activity.id} cart={cart} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type GoodProps = { good: PublishedGood; activityId: string; cart: GuestCart | undefined }

function Good({ good, activityId, cart }: GoodProps) {
  const { i18n } = useLingui()
  const { name, description, image } = good
  const variant = variantWords(good).join(', ')
  return (
    <li className="dish guest-good">
      <div className="dish-link">
        {image ? (
          <img
            className="dish-thumb"
            src={resolved(imagePath(image, 320))}
            srcSet={resolvedSet(imageSet(image, [160, 320]))}
            sizes="88px"
            width={320}
            height={320}
            loading="lazy"
            alt=""
          />
        ) : (
          <span className="dish-thumb dish-blank">
            <SpriteIcon name="dish" size={28} />
          </span>
        )}
        <div className="dish-head">
          <h3 className="dish-name">{name}</h3>
          <strong className="dish-price figures">
            {euros(centsOf(good.price))}
            {good.was ? (
              <>
                <span className="unseen">
                  <Trans>invece di</Trans>
                </span>{' '}
                <s className="small quiet">{euros(centsOf(good.was))}</s>
              </>
            ) : null}
          </strong>
        </div>
        <span className="dish-text">{[variant, description].filter(Boolean).join(' · ')}</span>
        <span className="dish-meta">
          {wordsUnder({ allergens: good.allergens, typologies: [] }, i18n).map(({ key, icon, text, tone }) => (
            <span key={key} className={tone ? `dish-word dish-word-${tone}` : 'dish-word'}>
              <SpriteIcon name={icon} size={14} />
              {text}
            </span>
          ))}
        </span>
      </div>
      <Count good={good} activityId={activityId} cart={cart} />
    </li>
  )
}

function Count({ good, activityId, cart }: GoodProps) {
  const { t } = useLingui()
  const { id: itemColorSizeId, name, price } = good
  const quantity = cart?.lines.find((one) => one.itemColorSizeId === itemColorSizeId)?.quantity ?? 0
  const set = (count: number) => choose(activityId, { itemColorSizeId, name, price, quantity: count })
  if (!good.available && quantity === 0)
    return (
      <p className="guest-count quiet">
        <Trans>Esaurito</Trans>
      </p>
    )
  return (
    <div className="guest-count">
      {quantity === 0 ? (
        <Button isSmall aria-label={t`Aggiungi ${name}`} onClick={() => set(1)}>
          <Plus aria-hidden size={18} strokeWidth={2} />
          <Trans>Aggiungi</Trans>
        </Button>
      ) : (
        <Stepper
          label={t`Quantità di ${name}`}
          less={t`Uno in meno`}
          more={t`Uno in più`}
          value={quantity}
          least={0}
          most={MOST_OF_ONE}
          onChange={set}
        />
      )}
    </div>
  )
}
