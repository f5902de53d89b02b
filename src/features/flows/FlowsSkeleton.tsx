import { useLingui } from '@lingui/react/macro'

const ROWS = [1, 2, 3, 4, 5]

/** The page in its final shape, before its first figure. */
export function FlowsSkeleton() {
  const { t } = useLingui()
  return (
    <div className="flows" role="status" aria-label={t`Caricamento`}>
      <div className="skeleton balance-skeleton" />
      <div>
        {ROWS.map((row) => (
          <div key={row} className="skeleton flows-row" />
        ))}
      </div>
    </div>
  )
}
