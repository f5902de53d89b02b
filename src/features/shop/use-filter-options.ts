import { useLingui } from '@lingui/react/macro'
import type { ItemFilters } from '#contract/shop.ts'
import { centsOf, moneyOf } from '#rules/money.ts'
import { ONE_SIZE, sizesByKind } from '#rules/sizes.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { capital } from '../../components/words/day-name.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { ShopWish } from './use-shop-wish.ts'

/** One of the values of a filter; `color`: as `#rrggbb`, of a colour. */
export type Option = { value: string; label: string; color?: string }

/** Euros up to which one may look. */
const LIMITS = [10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000]

/** What the shop can be filtered and sorted by, in words, with what is chosen now and how to choose. */
export function useFilterOptions(filters: ItemFilters | undefined, { wish, change }: ShopWish) {
  const { t } = useLingui()
  const price = usePrice()
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const [from, to] = [filters?.priceFrom, filters?.priceTo].map((money) => (money ? centsOf(money) : 0))
  const limits = LIMITS.map((euros) => euros * 100).filter((cents) => cents > (from ?? 0) && cents < (to ?? 0))
  const colors = filters?.colors.map((one): Option => ({ value: one.code, label: textOf(one, 'name', language), color: one.color }))
  // A portion is read on its dish: nobody looks for all that come in 33 cl.
  const sizes = configuration?.shopType === 'R' ? [] : (filters?.sizes ?? [])
  const sizeGroups = sizesByKind(sizes).map((kind) =>
    kind.map((size): Option => ({ value: size, label: size === ONE_SIZE ? capital(t`taglia unica`) : size })),
  )
  const sortBy = wish.sortBy ? `${wish.sortBy}-${wish.descending ?? 0}` : ''
  return {
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
      options: limits.map((cents): Option => ({ value: moneyOf(cents), label: t`Fino a ${price(moneyOf(cents))}` })),
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
