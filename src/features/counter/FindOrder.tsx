import { useLingui } from '@lingui/react/macro'
import { Hash } from 'lucide-react'
import { useState } from 'react'
import type { CounterOrder } from '#contract/counter.ts'
import { useLazyCounterOrderQuery } from '../../api/counter.ts'
import { KeyRow } from '../../components/page/KeyRow.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Field } from '../../ui/Field.tsx'
import { Dialog } from '../../ui/overlays.ts'

type Props = { onFound: (order: CounterOrder) => void }

/** Opens any order by its number, as somebody says it on the telephone: also one that ended long ago, or that is being paid. */
export function FindOrder({ onFound }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <KeyRow Icon={Hash} title={t`Cerca un ordine`} detail={t`per numero, anche di giorni fa`} onPress={() => setOpen(true)} />
      {isOpen ? <FindDialog onFound={onFound} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** As long as numbers are. */
const LONGEST = 9

function FindDialog({ onFound, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId() ?? ''
  const [fetch] = useLazyCounterOrderQuery()
  const [typed, setTyped] = useState('')
  const number = Number(typed.trim())
  const isNumber = /^\d+$/.test(typed.trim())
  const [isTried, setTried] = useState(false)
  const lookAtFirst = useFirstLacking()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => fetch({ activityId, number, language }), {
    words: ({ code }) => (code === 'not_found' ? t`Nessun ordine ha il numero ${number}.` : undefined),
    onDone: ({ data }) => {
      onFound(data)
      onClose()
    },
  })
  return (
    <Dialog
      title={t`Cerca un ordine`}
      save={t`Apri`}
      cancel={t`Chiudi`}
      size="small"
      missing={isNumber ? undefined : t`Scrivi il numero dell’ordine`}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => {
        setTried(true)
        if (isNumber) void submit()
        else lookAtFirst()
      }}
      onClose={onClose}
    >
      <Field
        label={t`Numero dell’ordine`}
        value={typed}
        maxLength={LONGEST}
        inputMode="numeric"
        autoComplete="off"
        error={isTried && !isNumber ? t`Scrivi il numero dell’ordine` : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}
