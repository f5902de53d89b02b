import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import type { Configuration } from '#contract/activities.ts'
import type { MenuItem } from '#contract/menus.ts'
import { textOf } from '#rules/translate.ts'
import { refocus } from '../../ui/refocus.ts'
import { State } from '../../ui/State.tsx'
import { CategoryNav } from './CategoryNav.tsx'
import { DishGroups } from './DishGroups.tsx'
import type { DishLook } from './DishRow.tsx'
import { DishAside } from './DishAside.tsx'
import { firstOf } from './first-of.ts'
import { FilterBar } from './FilterBar.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { isSold } from './OrderKey.tsx'
import { Sprite } from './Sprite.tsx'
import { useCurrentCategory } from './use-current-category.ts'
import type { DishRoute } from './use-dish-route.ts'
import { useGrowingList } from './use-growing-list.ts'
import { useMenuColours } from './use-menu-colours.ts'
import type { MenuReading } from './use-menu-reading.ts'
import { Button } from '../../ui/Button.tsx'
import { WhatsAppLink } from './WhatsAppLink.tsx'
import './menus.css'

type Props = {
  items: MenuItem[]
  configuration: Configuration
  reading: MenuReading
  route: DishRoute
  isSearching?: boolean
  /** Stands before the categories. */
  before?: ReactNode
  /** The one thing to do, below all of it; where the dish stands beside the list that has its own. */
  act: ReactNode
  onLegend: () => void
}

/** How wide a picture is drawn, by the shape of the list. */
const widths = {
  rows: { sizes: '(min-width: 1024px) 260px, 92px' },
  cards: { sizes: '(min-width: 1024px) 260px, 46vw' },
  strip: { sizes: '(min-width: 1024px) 260px, 220px' },
}

/** Categories, dishes and, where there is room, the dish itself. LOOK desktop-1. */
export function MenuView({ items, configuration, reading, route, isSearching = false, before, act, onLegend }: Props) {
  const { t } = useLingui()
  const { groups, language, filter, hidden, shown } = reading
  const isFood = configuration.menuType === 'R'
  const shape = configuration.menuLayout === 'O' ? 'strip' : isFood ? 'rows' : 'cards'
  const { showCurrency, menuShowIcon } = configuration
  const { base, open } = route
  const look = useMemo(
    (): DishLook => ({
      language,
      base,
      isFood,
      withCurrency: showCurrency,
      withIcons: menuShowIcon,
      ...widths[shape],
      onOpen: open,
    }),
    [language, base, isFood, showCurrency, menuShowIcon, shape, open],
  )
  const keys = useMemo(() => groups.map(({ key }) => key), [groups])
  const { current, choose } = useCurrentCategory(keys)
  const beside = route.isWide ? (route.dish ?? firstOf(groups)?.id) : undefined
  const limit = useGrowingList(shown, reading.wish.search)
  const place = useMenuColours(configuration)
  const bottom = textOf(configuration, 'menuDescriptionBottom', language)

  if (!items.length)
    return <State scene="plate" title={t`Ancora vuoto`} text={t`Qui compare ciò che l’attività propone, appena lo pubblica.`} />

  return (
    <div ref={place} className="menus">
      <Sprite />
      <div className="menus-top">
        {isSearching && !route.isWide ? (
          <SearchField value={reading.search} onChange={reading.setSearch} label={isFood ? t`Cerca un piatto` : t`Cerca`} isOpened />
        ) : null}
        <CategoryNav groups={groups} current={current} before={before} onChoose={choose} />
        {isFood && (shown > 0 || hidden > 0) ? <FilterBar filter={filter} hidden={hidden} onClear={reading.clear} /> : null}
      </div>
      <div className="menus-list">
        {reading.search ? (
          <output className="unseen">
            <Plural value={shown} one="# risultato" other="# risultati" />
          </output>
        ) : null}
        {shown ? (
          <DishGroups groups={groups} look={look} shape={shape} current={beside} limit={limit} />
        ) : (
          <NothingFound reading={reading} />
        )}
        <footer className="menus-bottom">
          {bottom ? <p>{bottom}</p> : null}
          {isFood ? (
            <button type="button" className="link" onClick={onLegend}>
              <Trans>Legenda degli allergeni</Trans>
            </button>
          ) : null}
          {isSold(configuration) && !route.isWide ? <WhatsAppLink configuration={configuration} look="outline" /> : null}
        </footer>
        {route.isWide ? null : act}
      </div>
      {route.isWide ? <DishAside items={items} configuration={configuration} reading={reading} route={route} onLegend={onLegend} /> : null}
    </div>
  )
}

function NothingFound({ reading }: { reading: MenuReading }) {
  const { t } = useLingui()
  const { hidden, search } = reading
  const reset = () => {
    reading.setSearch('')
    if (hidden) reading.clear()
    refocus()
  }
  return (
    <State
      scene="lens"
      title={search && !hidden ? t`Non c’è nel menù` : t`Tutto nascosto dal filtro`}
      text={
        search && !hidden
          ? t`Nessun risultato per «${search}».`
          : t`Nessun piatto corrisponde al tuo filtro. Chiedi in sala: spesso si può adattare.`
      }
      action={
        <Button onClick={reset}>
          <Trans>Mostra tutto</Trans>
        </Button>
      }
    />
  )
}
