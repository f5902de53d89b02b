import { useRecentOrders } from '../../components/order/use-recent-orders.ts'
import { speakOfLater } from '../../i18n/catalogues.ts'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'

const LivingLine = part(async () => {
  const [module] = await Promise.all([import('../../components/order/LivingLine.tsx'), speakOfLater()])
  return module.LivingLine
})

/** The living line, where there is something to say: its code and its words come only then. */
export function HomeLine() {
  const { onItsWay } = useRecentOrders()
  if (!onItsWay) return null
  return (
    <Beside again={onItsWay.id}>
      <LivingLine order={onItsWay} />
    </Beside>
  )
}
