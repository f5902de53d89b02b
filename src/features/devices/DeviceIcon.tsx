import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react'
import { RowIcon } from '../../ui/Row.tsx'

const icons: Record<string, LucideIcon> = { phone: Smartphone, tablet: Tablet, computer: Laptop }

/** The picture of a kind of device; another server may name kinds that we do not know. `isOn`: it is in use. */
export function DeviceIcon({ kind, isOn }: { kind: string | null; isOn: boolean }) {
  const Icon = icons[kind ?? ''] ?? Smartphone
  return (
    <RowIcon isLarge tone={isOn ? 'brand' : undefined}>
      <Icon aria-hidden strokeWidth={1.75} />
    </RowIcon>
  )
}
