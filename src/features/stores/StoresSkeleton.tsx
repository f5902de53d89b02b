import { useLingui } from '@lingui/react/macro'

const ROWS = [1, 2]

/** The list in its final shape, before its first store. */
export function StoresSkeleton() {
  const { t } = useLingui()
  return (
    <div className="stores" role="status" aria-label={t`Caricamento`}>
      <div className="stores-list">
        {ROWS.map((row) => (
          <div key={row} className="skeleton store-skeleton" />
        ))}
      </div>
    </div>
  )
}
