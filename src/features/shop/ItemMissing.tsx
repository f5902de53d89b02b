import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'
import type { useOpenItem } from './use-open-item.ts'

/** In the place of a good that could not be fetched, or is not sold any more. */
export function ItemMissing({ open: { failure, retry } }: { open: Pick<ReturnType<typeof useOpenItem>, 'failure' | 'retry'> }) {
  const { t } = useLingui()
  if (failure?.status !== 404)
    return (
      <LoadFailed
        failure={failure}
        title={t`Non riusciamo a caricare l’articolo`}
        offline={t`Per aprirlo la prima volta serve la rete.`}
        onRetry={retry}
      />
    )
  return (
    <State
      scene="bag"
      title={t`Questo articolo non c’è più`}
      text={t`Non è più in vendita. Nello shop trovi tutti gli altri.`}
      action={
        <ButtonLink look="primary" to="/shop/shops" replace>
          <Trans>Vai allo shop</Trans>
        </ButtonLink>
      }
    />
  )
}
