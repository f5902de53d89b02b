import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown, Share2 } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { useReceipt } from '../../api/orders.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { canShareFile, fileFrom, saveFile } from '../../pwa/save-file.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeyRow } from '../../components/page/KeyRow.tsx'

/** Takes the receipt of an order: saved, or handed over to another app where the device can. A tap that finds none asks again. */
export function ReceiptRow({ order }: { order: Order }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data, isLoading, failure, retry } = useReceipt(order, language)
  const { number } = order
  const name = t`Ricevuta ${number}`
  const file = data === undefined ? undefined : fileFrom(data, `${name}.pdf`, 'application/pdf')
  return (
    <KeyRow
      Icon={FileDown}
      title={t`Scarica la ricevuta`}
      detail={
        !file && failure ? (
          <span role="status">{failure.message || <Trans>La ricevuta arriva appena torna la rete.</Trans>}</span>
        ) : undefined
      }
      isBusy={isLoading}
      onPress={() => (file ? saveFile(file) : retry())}
      end={
        file && canShareFile(file) ? (
          <IconButton
            label={t`Condividi la ricevuta`}
            onClick={() => void navigator.share({ title: name, files: [file] }).catch(() => undefined)}
          >
            <Share2 aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        ) : undefined
      }
    />
  )
}
