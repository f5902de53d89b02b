import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { useLazyCounterReceiptQuery } from '../../api/counter.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { fileFrom, saveFile } from '../../pwa/save-file.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'

/** Saves the receipt of an order as it stands now. */
export function ReceiptKey({ order: { id, number } }: { order: CounterOrder }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId() ?? ''
  const [fetch, { isFetching, isError }] = useLazyCounterReceiptQuery()
  const save = async () => {
    const { data } = await fetch({ activityId, id, language })
    if (data) saveFile(fileFrom(data.data, `${t`Ricevuta ${number}`}.pdf`, 'application/pdf'))
  }
  return (
    <>
      <Button aria-busy={isFetching || undefined} onClick={() => (isFetching ? undefined : void save())}>
        <FileDown aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Scarica la ricevuta</Trans>
      </Button>
      {isError ? (
        <p className="quiet" role="status">
          <Trans>Non siamo riusciti a prendere la ricevuta: riprova.</Trans>
        </p>
      ) : null}
    </>
  )
}
