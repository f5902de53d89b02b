import { Trans } from '@lingui/react/macro'
import { SelectButton } from '../../components/list/SelectButton.tsx'
import { Chip } from '../../ui/Chip.tsx'
import './shop-keys.css'
import type { FilterOptions } from './use-filter-options.ts'
import type { ShopWish } from './use-shop-wish.ts'

type Props = { reading: ShopWish; options: FilterOptions }

/** The filters side by side, where there is room. LOOK desktop-2. */
export function FilterRow({ reading: { wish, change }, options }: Props) {
  const picks = [options.color, options.size, options.price].filter((one) => one.options.length > 1 || one.chosen)
  return (
    <div className="shop-filters">
      <Chip aria-pressed={Boolean(wish.discounted)} onClick={() => change({ discounted: wish.discounted ? undefined : '1' })}>
        <Trans>In offerta</Trans>
      </Chip>
      <Chip aria-pressed={Boolean(wish.available)} onClick={() => change({ available: wish.available ? undefined : '1' })}>
        <Trans>Disponibili</Trans>
      </Chip>
      {picks.map((pick) => (
        <SelectButton
          key={pick.label}
          label={pick.label}
          value={pick.chosen}
          options={[{ value: '', label: pick.label }, ...pick.options]}
          onChoose={pick.choose}
        />
      ))}
      <SelectButton label={options.sort.label} value={options.sort.chosen} options={options.sort.options} onChoose={options.sort.choose} />
    </div>
  )
}
