import { useLingui } from '@lingui/react/macro'
import { textOf } from '#rules/translate.ts'
import { DetailSkeleton } from '../../components/page/Detail.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import type { Add } from './AddKeys.tsx'
import { isWorthShowing, ItemDetail } from './ItemDetail.tsx'
import { ItemMissing } from './ItemMissing.tsx'
import { useOpenItem } from './use-open-item.ts'

/** One good on a page of its own, the picture from the very top. LOOK "Item". */
export function ItemPage({ id, onAdd }: { id: string; onAdd: Add | undefined }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const open = useOpenItem(id)
  const { color, isLoading, failure, retry } = open
  useShowing(open.at)
  const isShown = isWorthShowing(open)
  const isMissing = !isShown && !isLoading
  const good = color?.item ?? open.listed
  return (
    <Page title={good ? textOf(good, 'name', language) : t`Articolo`} isOver={!isMissing && !failure?.status} isOneWay={!isMissing}>
      {isShown && failure?.status ? <Outdated failure={failure} onRetry={retry} /> : null}
      {isShown ? <ItemDetail open={open} onAdd={onAdd} /> : isLoading ? <DetailSkeleton /> : null}
      {isMissing ? <ItemMissing open={open} /> : null}
    </Page>
  )
}
