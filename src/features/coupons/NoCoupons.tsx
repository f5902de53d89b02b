import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'

/** None that counts: in these words, what will come, and her card meanwhile. */
export function NoCoupons({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <State
      scene="ticket"
      title={title}
      text={t`Quando ne ricevi uno ti avvisiamo, e lo trovi qui con il suo codice.`}
      action={
        <ButtonLink look="primary" to="/card">
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mostra la carta</Trans>
        </ButtonLink>
      }
    />
  )
}
