import type { ItemFilters } from '#contract/shop.ts'
import { SelectButton } from '../../components/list/SelectButton.tsx'
import { FilterChip } from './FilterChip.tsx'
import './shop-keys.css'
import { type Option, useFilterOptions } from './use-filter-options.ts'
import type { ShopWish } from './use-shop-wish.ts'

type Props = { reading: ShopWish; of: ItemFilters | undefined }

/** Milliseconds for which a choice, or a text, stands before its numbers are asked for: here they are always in sight. */
const PAUSE = 300

/** The filters side by side, where there is room. LOOK desktop-2. */
export function FilterRow({ reading, of }: Props) {
  const { counting, flags, sort, ...options } = useFilterOptions(of, reading, PAUSE)
  const picks = [options.color, options.size, options.price].filter((one) => one.options.length > 1 || one.chosen)
  return (
    <div className="shop-filters">
      {flags.map((flag) => (
        <FilterChip key={flag.option.label} {...flag} counting={counting} />
      ))}
      {picks.map((pick) => (
        <SelectButton
          key={pick.label}
          label={pick.label}
          value={pick.chosen}
          options={[{ value: '', label: pick.label }, ...pick.options.map((option) => withCount(option, pick.chosen))]}
          onChoose={pick.choose}
        />
      ))}
      <SelectButton label={sort.label} value={sort.chosen} options={sort.options} onChoose={sort.choose} />
    </div>
  )
}

/** The system's list has text alone: the number is part of it, except on what is chosen and stands in the row. */
const withCount = ({ value, label, items }: Option, chosen: string) =>
  items === undefined || value === chosen ? { value, label } : { value, label: `${label} (${items})`, isOff: items === 0 }
