import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Configuration } from '#contract/activities.ts'
import type { MenuItem } from '#contract/menus.ts'
import { textOf } from '#rules/translate.ts'
import { AllergenLegend } from './AllergenLegend.tsx'
import { DishDetail } from './DishDetail.tsx'
import { FilterChoices } from './FilterChoices.tsx'
import type { DishRoute } from './use-dish-route.ts'
import type { MenuReading } from './use-menu-reading.ts'
import { Sheet } from '../../ui/overlays.ts'
import './menus.css'

export type SheetName = 'filter' | 'legend'

type Props = {
  items: MenuItem[]
  configuration: Configuration
  reading: MenuReading
  route: DishRoute
  sheet: SheetName | undefined
  onSheet: (sheet: SheetName | undefined) => void
}

/** What opens over the list: the filter, the legend and, on a phone, the dish. */
export function MenuSheets({ items, configuration, reading, route, sheet, onSheet }: Props) {
  const { t } = useLingui()
  const closeSheet = () => onSheet(undefined)
  if (sheet === 'filter')
    return over(t`Filtri`, closeSheet, <FilterChoices reading={reading} onLegend={() => onSheet('legend')} onDone={closeSheet} />)
  if (sheet === 'legend') return over(t`Legenda degli allergeni`, closeSheet, <AllergenLegend />)
  if (!route.dish || route.isWide) return null
  const item = items.find(({ id }) => id === route.dish)
  if (!item)
    return over(
      t`Dettaglio`,
      route.close,
      <output className="menus-gone">
        <Trans>Questo articolo non è più nel menù.</Trans>
      </output>,
    )
  return over(
    textOf(item, 'name', reading.language),
    route.close,
    <DishDetail
      item={item}
      configuration={configuration}
      language={reading.language}
      path={route.shared + item.id}
      without={reading.filter.without}
      onLegend={() => onSheet('legend')}
    />,
  )
}

const over = (label: string, onClose: () => void, content: ReactNode) => (
  <Sheet label={label} onClose={onClose}>
    {content}
  </Sheet>
)
