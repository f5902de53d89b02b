import { Trans } from '@lingui/react/macro'
import { Utensils } from 'lucide-react'
import { useState } from 'react'
import type { Shipping } from '#contract/shop.ts'
import { bringsToTables, tableIn } from '#rules/tables.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useActivityId } from '../../state/hooks.ts'
import { standUp, tableOf } from '../../state/table.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './checkout.css'

/** The table whose code she scanned today, where orders are brought to tables; `leave`: she sits there no more. */
export function useTable(shipping: Shipping | undefined) {
  const activityId = useActivityId() ?? ''
  const configuration = useConfiguration()
  const [hasLeft, setLeft] = useState(false)
  const leave = () => {
    standUp()
    setLeft(true)
  }
  if (!configuration || !shipping || hasLeft) return { table: undefined, leave }
  const { tables, shopType, zone } = configuration
  const isBrought = bringsToTables({ tables, shopType, shipping: shipping.type })
  return { table: isBrought ? tableIn(tables, tableOf(activityId, zone)) : undefined, leave }
}

/** Where the order will be brought, and a way to say that it will not. */
export function TableSection({ table, onLeave }: { table: string; onLeave: () => void }) {
  return (
    <Panel as="section" className="checkout-section checkout-table">
      <Utensils aria-hidden size={20} strokeWidth={1.75} />
      <h2 className="checkout-title">
        <Trans>Tavolo {table}</Trans>
      </h2>
      <p className="quiet">
        <Trans>Te lo portiamo lì.</Trans>
      </p>
      <Button isSmall onClick={onLeave}>
        <Trans>Non sono a questo tavolo</Trans>
      </Button>
    </Panel>
  )
}
