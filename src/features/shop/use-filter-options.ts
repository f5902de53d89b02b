import { useLingui } from '@lingui/react/macro'
import type { ItemFilters } from '#contract/shop.ts'
import { centsOf, moneyOf } from '#rules/money.ts'
import { PRICE_LIMITS } from '#rules/price-limits.ts'
import { ONE_SIZE, sizesByKind } from '#rules/sizes.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { capital } from '../../components/words/day-name.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useCounts } from './use-counts.ts'
import type { ShopWish } from './use-shop-wish.ts'

/** One of the values of a filter; `color`: as `#rrggbb`, of a colour; `items`: how many goods it leaves, once that is known. */
export type Option = { value: string; label: string; color?: string; items?: number | undefined }

/**
 * What the shop can be filtered and sorted by, in words, with what is chosen now and how to choose.
 * @param pause milliseconds after which the server is asked how many goods each leaves
 */
export function useFilterOptions(filters: ItemFilters | undefined, { wish, change }: ShopWish, pause: number) {
  const { t } = useLingui()
  const price = usePrice()
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const { counts, ...counting } = useCounts(wish, pause)
  const itemsOf = (name: 'colors' | 'sizes' | 'prices', value: string) =>
    counts && (counts[name].find((one) => one.value === value)?.items ?? 0)
  const flag = (name: 'discounted' | 'available', label: string) => ({
    option: { value: '1', label, items: counts?.[name] } satisfies Option,
    chosen: wish[name] ? '1' : '',
    choose: (value: string) => change({ [name]: value }),
  })
  const [from, to] = [filters?.priceFrom, filters?.priceTo].map((money) => (money ? centsOf(money) : 0))
  const limits = PRICE_LIMITS.filter((cents) => cents > (from ?? 0) && cents < (to ?? 0))
  const colors = filters?.colors.map(
    (one): Option => ({ value: one.code, label: textOf(one, 'name', language), color: one.color, items: itemsOf('colors', one.code) }),
  )
  // A portion is read on its dish: nobody looks for all that come in 33 cl.
  const sizes = configuration?.shopType === 'R' ? [] : (filters?.sizes ?? [])
  const sizeGroups = sizesByKind(sizes).map((kind) =>
    kind.map(
      (size): Option => ({ value: size, label: size === ONE_SIZE ? capital(t`taglia unica`) : size, items: itemsOf('sizes', size) }),
    ),
  )
  const sortBy = wish.sortBy ? `${wish.sortBy}-${wish.descending ?? 0}` : ''
  return {
    /** Of the numbers that the options have. */
    counting,
    flags: [flag('discounted', t`In offerta`), flag('available', t`Disponibili`)],
    color: {
      label: (configuration && textOf(configuration, 'shopTextColor', language)) || t`Colore`,
      options: colors ?? [],
      chosen: wish.color ?? '',
      choose: (color: string) => change({ color }),
    },
    size: {
      label: (configuration && textOf(configuration, 'shopTextSize', language)) || t`Taglia`,
      options: sizeGroups.flat(),
      groups: sizeGroups,
      chosen: wish.size ?? '',
      choose: (size: string) => change({ size }),
    },
    price: {
      label: t`Prezzo`,
      options: limits
        .map(moneyOf)
        .map((money): Option => ({ value: money, label: t`Fino a ${price(money)}`, items: itemsOf('prices', money) })),
      chosen: wish.priceTo ?? '',
      choose: (priceTo: string) => change({ priceTo }),
    },
    sort: {
      label: t`Ordine`,
      options: [
        { value: '', label: t`Consigliati` },
        { value: 'created-1', label: t`Novità` },
        { value: 'price-0', label: t`Prezzo crescente` },
        { value: 'price-1', label: t`Prezzo decrescente` },
        { value: 'name-0', label: t`Nome` },
      ] satisfies Option[],
      chosen: sortBy,
      choose: (sort: string) => {
        const [by, descending] = sort.split('-')
        change({ sortBy: by, descending })
      },
    },
  }
}
export type FilterOptions = ReturnType<typeof useFilterOptions>
