import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ItemCategory } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Chip } from '../../ui/Chip.tsx'
import './shop.css'

type Props = { categories: ItemCategory[]; chosen: string | undefined; onChoose: (id: string | undefined) => void }

/** The categories in one line, the chosen one in sight. */
export function CategoryStrip({ categories, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const node = strip.current
    const chip = node?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (node && chip) node.scrollTo({ left: chip.offsetLeft - (node.clientWidth - chip.offsetWidth) / 2 })
  }, [chosen])
  return (
    <nav aria-label={t`Categorie`}>
      <ul ref={strip} className="shop-categories">
        <li>
          <Chip aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
            <Trans>Tutto</Trans>
          </Chip>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <Chip aria-pressed={category.id === chosen} onClick={() => onChoose(category.id)}>
              {textOf(category, 'name', language)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
