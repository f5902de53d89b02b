import { Trans, useLingui } from '@lingui/react/macro'
import type { Restored as Line } from '#contract/cart.ts'
import { centsOf, euros } from '#rules/money.ts'
import { Dialog } from '../../ui/overlays.ts'
import './restored.css'

/** What is not as it was, before she goes on to the cart. SEMANTICS 5. */
export function Restored({ told, onClose }: { told: readonly Line[]; onClose: () => void }) {
  const { t } = useLingui()
  const wordsOf = ({ why, quantity, asked, price }: Line) => {
    if (why === 'gone') return t`non è più in vendita`
    if (why === 'sold_out') return t`esaurito`
    if (why === 'fewer') return t`${quantity} invece di ${asked}`
    if (!price) return ''
    const [before, now] = [euros(centsOf(price.before)), euros(centsOf(price.now))]
    return t`ora ${now}, prima ${before}`
  }
  return (
    <Dialog title={t`Non tutto è come prima`} save={t`Vai al carrello`} cancel={t`Chiudi`} size="small" onSave={onClose} onClose={onClose}>
      <p>
        <Trans>Il resto è nel carrello.</Trans>
      </p>
      <ul className="restored">
        {told.map((line, index) => (
          <li key={`${index} ${line.name}`}>
            <strong>{line.name}</strong> <span className="quiet">{wordsOf(line)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
