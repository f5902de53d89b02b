import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CounterGood, CounterSize } from '#contract/sold-out.ts'
import { variantWords } from '#rules/sizes.ts'
import { LinePicture } from '../../../components/cart/LinePicture.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SoldOutSwitch } from './SoldOutSwitch.tsx'
import type { Mark } from './use-marking.ts'
import './sold-out.css'

type Props = { good: CounterGood; isBusy: boolean; isOff: boolean; onMark: (good: CounterGood, sizes: Mark[]) => void }

/** Nobody can order it: staff say so, or none is counted. */
const isGone = ({ soldOut, left }: CounterSize) => soldOut !== null || left <= 0

/** What is said of the whole good: something only where the same is said of all its variants. */
function wholeOf(sizes: readonly CounterSize[]): CounterSize['soldOut'] {
  const [first] = sizes
  if (!first || sizes.some(({ soldOut }) => soldOut === null)) return null
  return sizes.every(({ soldOut }) => soldOut === 'until_changed') ? 'until_changed' : 'today'
}

/** A good with its switch, and behind a line one for each of its variants where it has several. */
export function GoodSwitches({ good, isBusy, isOff, onMark }: Props) {
  const { t } = useLingui()
  const { sizes } = good
  const [some, all] = [sizes.filter(isGone).length, sizes.length]
  const whole = wholeOf(sizes)
  const nameOf = (one: CounterSize) => variantWords(one).join(' · ')
  return (
    <Panel as="li" className="sold-out-good">
      <SoldOutSwitch
        name={good.name}
        picture={<LinePicture image={good.image} />}
        soldOut={whole}
        isCountedOut={whole === null && some === all}
        note={some > 0 && some < all ? t`${some} su ${all} finiti` : undefined}
        isBusy={isBusy}
        isOff={isOff}
        onMark={(soldOut) =>
          onMark(
            good,
            sizes.map(({ id }) => ({ id, soldOut })),
          )
        }
      />
      {sizes.length > 1 ? (
        <details>
          <summary>
            <Trans>Uno per uno</Trans> <span className="quiet">{plural(all, { one: '# variante', other: '# varianti' })}</span>
          </summary>
          {sizes.map((size) => (
            <SoldOutSwitch
              key={size.id}
              name={nameOf(size)}
              soldOut={size.soldOut}
              isCountedOut={size.soldOut === null && isGone(size)}
              isBusy={isBusy}
              isOff={isOff}
              onMark={(soldOut) => onMark(good, [{ id: size.id, soldOut }])}
            />
          ))}
        </details>
      ) : null}
    </Panel>
  )
}
