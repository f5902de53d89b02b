import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PublishedMenu } from '#contract/menus.ts'
import { doorShows } from '#rules/door.ts'
import { textOf } from '#rules/translate.ts'
import { useShowing } from '../../../components/page/shown-at.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useGuestCart } from '../../../state/guest-cart.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Count } from '../../../ui/Count.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Outdated } from '../../../components/page/Outdated.tsx'
import { Segment } from '../../../ui/Segment.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { State } from '../../../ui/State.tsx'
import { PrintedMenu } from '../PrintedMenu.tsx'
import { MenuSheets } from '../MenuSheets.tsx'
import { MenuSkeleton } from '../MenuSkeleton.tsx'
import { MenuView } from '../MenuView.tsx'
import { useDishRoute } from '../use-dish-route.ts'
import { useMenuReading } from '../use-menu-reading.ts'
import { useMenuSheet } from '../use-menu-sheet.ts'
import { WhatsAppLink } from '../WhatsAppLink.tsx'
import { CardLine } from './CardLine.tsx'
import { CartLine } from './CartLine.tsx'
import { GuestHead, GuestPicture } from './GuestHead.tsx'
import { GuestShop } from './GuestShop.tsx'
import { type OpenDoor, useDoor } from './use-door.ts'
import '../../../components/page/pinned.css'
import '../menu-keys.css'
import './guest.css'

/** The menu for whoever is there: no account, no tab bar, nothing of a customer. LOOK phone-9 "At the table". */
export function GuestPage() {
  const { t } = useLingui()
  const door = useDoor()
  useShowing(door.at)
  if (door.data) return <Guest menu={door.data} door={door} />
  if (door.isMissing)
    return (
      <div className="guest-empty">
        <h1 className="unseen">
          <Trans>Menù</Trans>
        </h1>
        <State
          scene="map"
          title={t`Nessun menù qui`}
          text={t`Il codice è vecchio, o nell’indirizzo c’è un errore. Chiedi a chi ti serve.`}
          action={
            <ButtonLink look="primary" to="/">
              <Trans>Home</Trans>
            </ButtonLink>
          }
        />
      </div>
    )
  if (door.isLoading)
    return (
      <div className="guest" role="status" aria-label={t`Caricamento`}>
        <GuestPicture house={undefined} />
        <div className="guest-sheet">
          <div className="guest-head">
            <div className="guest-words guest-words-coming">
              <Skeleton />
              <Skeleton />
            </div>
            <Skeleton className="guest-table-coming" />
          </div>
          <MenuSkeleton />
        </div>
      </div>
    )
  return (
    <div className="guest-empty">
      <h1 className="unseen">
        <Trans>Menù</Trans>
      </h1>
      <LoadFailed
        failure={door.failure}
        title={t`Non riusciamo a caricare i dati`}
        offline={t`Per aprire il menù la prima volta serve la rete. Poi resta su questo telefono.`}
        onRetry={door.retry}
      />
    </div>
  )
}

/** Where a dish is, beside what else the address says. */
function useDishPlace() {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const dish = params.get('dish') ?? undefined
  params.delete('dish')
  const rest = params.toString()
  return { list: rest ? `${pathname}?${rest}` : pathname, before: `${pathname}?${rest ? `${rest}&` : ''}dish=`, dish }
}

function Guest({ menu, door }: { menu: PublishedMenu; door: OpenDoor }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { house } = menu
  const { activity, configuration } = house
  const isFood = configuration.menuType === 'R'
  const route = useDishRoute({ ...useDishPlace(), permalink: activity.permalink })
  const { sheet, setSheet } = useMenuSheet()
  const reading = useMenuReading(menu.data, isFood)
  const title = isFood ? t`Buon appetito` : textOf(configuration, 'menuTextApp', language) || t`Menù`
  const { filters } = reading
  const shows = doorShows(configuration)
  const [part, setPart] = useState<'menu' | 'shop'>(shows.menu ? 'menu' : 'shop')
  const cart = useGuestCart(activity.id)
  useEffect(() => {
    document.title = `${title} · ${activity.name}`
  }, [title, activity.name])
  const label = filters ? t`Filtri: ${plural(filters, { one: '# attivo', other: '# attivi' })}` : t`Filtri`
  return (
    <div className="guest">
      <GuestPicture house={house} />
      <div className="guest-sheet">
        <GuestHead title={title} house={house} table={door.table} />
        {door.failure?.status ? <Outdated failure={door.failure} onRetry={door.retry} /> : null}
        {shows.menu && shows.shop ? (
          <div className="guest-parts">
            <Segment
              label={t`Cosa vedi`}
              chosen={part}
              options={[
                { value: 'menu', label: t`Menù` },
                { value: 'shop', label: t`Da ordinare` },
              ]}
              onChoose={setPart}
            />
          </div>
        ) : null}
        {part === 'shop' ? (
          <GuestShop house={house} reading={reading} />
        ) : (
          <>
            <MenuView
              items={menu.data}
              configuration={configuration}
              reading={reading}
              route={route}
              act={
                <div className="pinned">
                  <WhatsAppLink configuration={configuration} />
                </div>
              }
              before={
                isFood ? (
                  <IconButton
                    className={filters ? 'guest-filter filter-on' : 'guest-filter'}
                    label={label}
                    onClick={() => setSheet('filter')}
                  >
                    <SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />
                    {filters ? <Count>{filters}</Count> : null}
                  </IconButton>
                ) : null
              }
              onLegend={() => setSheet('legend')}
            />
            <PrintedMenu activityId={activity.id} />
          </>
        )}
        {cart ? <CartLine house={house} cart={cart} /> : <CardLine house={house} />}
      </div>
      <MenuSheets items={menu.data} configuration={configuration} reading={reading} route={route} sheet={sheet} onSheet={setSheet} />
    </div>
  )
}
