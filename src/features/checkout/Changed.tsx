import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { centsOf, euros, signedEuros } from '#rules/money.ts'
import type { Moved } from '#rules/order-changes.ts'
import { Panel } from '../../ui/Panel.tsx'
import './changed.css'

/** A change as the refusal has it: of a line, or of a figure. Money, or pieces for what is left. */
export type Change = { variantId?: string; is: string; before?: string; now?: string; why?: string }

/** What became of a coupon that counts no more. */
const WHY_LOST: Record<string, ReturnType<typeof msg>> = { used: msg`già usato`, expired: msg`scaduto`, gone: msg`eliminato` }

type Props = {
  changes: readonly Change[]
  /** What was done to the cart elsewhere, of which the refusal shows the sum alone. */
  moved: readonly Moved[]
  /** Those of now, and those that she saw. */
  items: readonly CartItem[]
}

/** What stood there and what stands now, line by line; nothing is ordered until she taps again. LOOK "phone-11". */
export function Changed({ changes, moved, items }: Props) {
  const { t, i18n } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  // It stands above all that she was looking at.
  useEffect(() => title.current?.focus(), [changes])
  const many = changes.filter(({ is }) => is !== 'total').length + moved.length
  const nameOf = (change: Pick<Change, 'variantId'>) =>
    items.find(({ itemColorSizeId }) => itemColorSizeId === change.variantId)?.name ?? ''
  const rowOf = (change: Change) => {
    const { is, before = '0', now = '0', why } = change
    const [was, isNow] = [centsOf(before), centsOf(now)]
    const lost = why && WHY_LOST[why]
    if (is === 'coupon')
      return { name: t({ message: 'Coupon', context: 'one' }), before: signedEuros(was), now: lost ? i18n._(lost) : signedEuros(isNow) }
    if (is === 'total') return { name: t`Totale`, before: euros(was), now: euros(isNow) }
    if (is === 'credit') return { name: t`Credito`, before: signedEuros(was), now: signedEuros(isNow) }
    if (is === 'price') return { name: nameOf(change), before: euros(was), now: euros(isNow) }
    if (is === 'fewer') return { name: nameOf(change), before, now: t`solo ${now}` }
    return { name: nameOf(change), before: '', now: is === 'gone' ? t`non più in vendita` : t`esaurito` }
  }
  const movedRow = ({ variantId, is, before, now }: Moved) => ({
    name: nameOf({ variantId }),
    before: before > 0 ? String(before) : '',
    now: is === 'away' ? t`non più nel carrello` : t`ora ${now}`,
  })
  return (
    <section className="changed" role="alert">
      <h2 ref={title} tabIndex={-1}>
        {many === 0 ? <Trans>Il totale è cambiato</Trans> : <Plural value={many} one="Una cosa è cambiata" other="# cose sono cambiate" />}
      </h2>
      <p className="quiet">
        <Trans>Non hai pagato niente: guarda e decidi.</Trans>
      </p>
      <Panel className="changed-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t`Che cosa`}</span>
              </th>
              <th scope="col">
                <Trans>Prima</Trans>
              </th>
              <th scope="col">
                <Trans>Adesso</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...moved.map(movedRow), ...changes.map(rowOf)].map(({ name, before, now }, index) => (
              <tr key={`${index} ${name}`}>
                <th scope="row">{name}</th>
                <td>
                  <s>{before}</s>
                </td>
                <td>{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </section>
  )
}
