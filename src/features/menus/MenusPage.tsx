import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { textOf } from '#rules/translate.ts'
import { useActivity, useConfiguration } from '../../api/activities.ts'
import { useMenu } from '../../api/menus.ts'
import { CartWay } from '../../components/cart/CartWay.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useActivityId } from '../../state/hooks.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Sheet } from '../../ui/overlays.ts'
import { usePainted } from '../../ui/use-painted.ts'
import './dish.css'
import './dishes.css'
import './dish-cards.css'
import './menu-keys.css'
import './menus.css'
import { MenuActions } from './MenuActions.tsx'
import { MenuSheets } from './MenuSheets.tsx'
import { MenuSkeleton } from './MenuSkeleton.tsx'
import { MenuView } from './MenuView.tsx'
import { isSold, ShopKey } from './OrderKey.tsx'
import { PrintedMenu } from './PrintedMenu.tsx'
import { useDishRoute } from './use-dish-route.ts'
import { useMenuReading } from './use-menu-reading.ts'
import { useMenuSheet } from './use-menu-sheet.ts'
import { WhatsAppLink } from './WhatsAppLink.tsx'

/** The menu of the activity in use, or its collection; a dish has its own address. Spec §2, LOOK "Menu". */
export function MenusPage() {
  const { t } = useLingui()
  const activityId = useActivityId()
  const menu = useMenu()
  useShowing(menu.at)
  const configuration = useConfiguration()
  const route = useDishRoute({ list: '/menus', before: '/menus/', dish: useParams().dish, permalink: useActivity()?.permalink })
  const { sheet, setSheet } = useMenuSheet()
  // A dish grows into its sheet, which has to be there by then.
  const isPainted = usePainted()
  useEffect(() => {
    if (isPainted) void Sheet.fetch().catch(() => undefined)
  }, [isPainted])
  const [isSearching, setSearching] = useState(false)
  const reading = useMenuReading(menu.data, configuration?.menuType !== 'A')
  const title = (configuration && textOf(configuration, 'menuTextApp', reading.language)) || t`Menù`
  // Nothing to search in where nothing could be had.
  const actions =
    configuration && (menu.data || menu.isLoading) ? (
      <MenuActions
        reading={reading}
        isFood={configuration.menuType === 'R'}
        isWide={route.isWide}
        isSearching={isSearching}
        onSearch={() => {
          if (isSearching) reading.setSearch('')
          setSearching(!isSearching)
        }}
        onFilter={() => setSheet('filter')}
      />
    ) : null
  return (
    <Page title={title} path="/menus" actions={actions}>
      {menu.failure?.status && menu.data ? <Outdated failure={menu.failure} onRetry={menu.retry} /> : null}
      {menu.data && configuration ? (
        <>
          <MenuView
            items={menu.data}
            configuration={configuration}
            reading={reading}
            route={route}
            isSearching={isSearching}
            act={<CartWay>{isSold(configuration) ? <ShopKey /> : <WhatsAppLink configuration={configuration} />}</CartWay>}
            onLegend={() => setSheet('legend')}
          />
          {activityId && configuration.menuType === 'R' ? <PrintedMenu activityId={activityId} /> : null}
          <MenuSheets items={menu.data} configuration={configuration} reading={reading} route={route} sheet={sheet} onSheet={setSheet} />
        </>
      ) : menu.data || menu.isLoading ? (
        <MenuSkeleton />
      ) : (
        <LoadFailed
          failure={menu.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Per aprire questa pagina la prima volta serve la rete. La tua carta funziona anche senza.`}
          onRetry={menu.retry}
        />
      )}
    </Page>
  )
}
