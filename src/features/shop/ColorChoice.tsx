import { useLingui } from '@lingui/react/macro'
import type { ItemColorWithSizes } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import './choice.css'

type Props = { colors: ItemColorWithSizes[]; color: ItemColorWithSizes; onChoose: (id: string) => void }

/** The colours, or versions, of a good, where there are several. LOOK desktop-2. */
export function ColorChoice({ colors, color, onChoose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const title = (configuration && textOf(configuration, 'shopTextColor', language)) || t`Colore`
  if (colors.length < 2) return null
  return (
    <fieldset className="item-choice">
      <legend>
        {title} · <span className="item-chosen">{textOf(color, 'name', language)}</span>
      </legend>
      {colors.map((one) => {
        const name = textOf(one, 'name', language)
        return (
          <button
            key={one.id}
            type="button"
            className="item-color"
            aria-pressed={one.id === color.id}
            aria-label={one.available ? name : t`${name}, esaurito`}
            onClick={() => onChoose(one.id)}
          >
            <span className={one.available ? 'item-swatch' : 'item-swatch item-swatch-gone'} style={{ background: one.color }} />
          </button>
        )
      })}
    </fieldset>
  )
}
