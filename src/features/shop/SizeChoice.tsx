import { Trans, useLingui } from '@lingui/react/macro'
import type { ItemColorSize } from '#contract/shop.ts'
import { ONE_SIZE } from '#rules/sizes.ts'
import { textOf } from '#rules/translate.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useWide } from '../../ui/use-wide.ts'
import './item.css'
import './choice.css'

type Props = { sizes: ItemColorSize[]; size: ItemColorSize | undefined; onChoose: (id: string) => void }

/** The sizes of a colour, sold-out ones struck through, and how many are left where they are few. */
export function SizeChoice({ sizes, size, onChoose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const configuration = useConfiguration()
  const title = (configuration && textOf(configuration, 'shopTextSize', language)) || t`Taglia`
  const chosen = (configuration && textOf(configuration, 'shopTextSelectedSize', language)) || title
  // Beside the list they stay in sight without it.
  const isWide = useWide()
  const isOne = sizes.length === 1
  return (
    <>
      {isOne && size?.name !== ONE_SIZE ? (
        <p className="item-one-size">
          {title} · <span className="item-chosen">{size?.name}</span>
        </p>
      ) : null}
      {isOne ? null : (
        <fieldset className="item-choice">
          <legend className={isWide ? 'unseen' : undefined}>
            {size ? chosen : title}
            {size ? (
              <>
                {' · '}
                <span className="item-chosen">{size.name}</span>
              </>
            ) : null}
          </legend>
          {sizes.map(({ id, name, available }) => (
            <button
              key={id}
              type="button"
              className={available ? 'item-size' : 'item-size item-size-gone'}
              aria-pressed={id === size?.id}
              aria-label={available ? undefined : t`${name}, esaurito`}
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <output className="item-left">
        {size && !size.available ? (
          <Tag>
            <Trans>Esaurito</Trans>
          </Tag>
        ) : typeof size?.left === 'number' ? (
          <Tag look="warn">{size.left === 1 ? <Trans>Ne resta uno solo</Trans> : <Trans>Ne restano {size.left}</Trans>}</Tag>
        ) : null}
      </output>
    </>
  )
}
