import { Trans, useLingui } from '@lingui/react/macro'
import { Tag, X } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import type { MenuItem } from '#contract/menus.ts'
import { refocus } from '../../ui/refocus.ts'
import { DishDetail } from './DishDetail.tsx'
import { firstOf } from './first-of.ts'
import type { DishRoute } from './use-dish-route.ts'
import type { MenuReading } from './use-menu-reading.ts'
import { Aside } from '../../ui/Aside.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './menus.css'
import '../../ui/sheet.css'
import './dish.css'

type Props = { items: MenuItem[]; configuration: Configuration; reading: MenuReading; route: DishRoute; onLegend: () => void }

/** The dish beside its list; while none is chosen, the first of what is shown. LOOK desktop-1. */
export function DishAside({ items, configuration, reading, route, onLegend }: Props) {
  const { t } = useLingui()
  const item = items.find(({ id }) => id === route.dish)
  const first = route.dish === undefined ? firstOf(reading.groups) : undefined
  const shown = item ?? first
  // The row that it was opened from takes the focus back.
  const close = () => {
    if (item) document.querySelector<HTMLElement>(`[data-dish="${CSS.escape(item.id)}"]`)?.focus({ preventScroll: true })
    route.close()
    refocus()
  }
  if (shown)
    return (
      <Aside open={item?.id} className="menus-dish" aria-label={t`Dettaglio`}>
        {item ? (
          <IconButton className="sheet-close" label={t`Chiudi`} onClick={close}>
            <X aria-hidden strokeWidth={1.75} />
          </IconButton>
        ) : null}
        <DishDetail
          key={shown.id}
          item={shown}
          configuration={configuration}
          language={reading.language}
          path={route.shared + shown.id}
          without={reading.filter.without}
          onLegend={onLegend}
        />
      </Aside>
    )
  return (
    <Aside open={undefined} aria-label={t`Dettaglio`}>
      {route.dish ? (
        <output className="menus-gone">
          <Trans>Questo articolo non è più nel menù.</Trans>
        </output>
      ) : (
        <p className="menus-choose">
          <Tag aria-hidden size={48} strokeWidth={1.5} />
          <Trans>Scegli dalla lista: qui vedi la foto grande, la descrizione e il prezzo.</Trans>
        </p>
      )}
    </Aside>
  )
}
