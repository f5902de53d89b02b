import { Trans, useLingui } from '@lingui/react/macro'
import { encode } from 'uqr'
import { squarePath } from '#rules/square-path.ts'
import { useWide } from '../../ui/use-wide.ts'
import './transfer-panel.css'

/** The code of a transfer, that her bank's app reads: at once on a screen that her phone stands before, on the phone itself only when asked for. */
export function TransferCode({ qr }: { qr: string }) {
  const { t } = useLingui()
  const isWide = useWide()
  const code = encode(qr, { ecc: 'M', border: 4 })
  const figure = (
    <figure className="transfer-code">
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t`Codice del bonifico per l’app della banca`}>
        <path d={squarePath(code.data)} />
      </svg>
      <figcaption className="small quiet">
        <Trans>Oppure inquadralo con l’app della tua banca.</Trans>
      </figcaption>
    </figure>
  )
  if (isWide) return figure
  return (
    <details>
      <summary className="link">
        <Trans>Mostra il codice</Trans>
      </summary>
      {figure}
    </details>
  )
}
