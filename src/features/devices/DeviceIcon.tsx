import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react'
import './devices.css'

const icons: Record<string, LucideIcon> = { phone: Smartphone, tablet: Tablet, computer: Laptop }

/** The picture of a kind of device; another server may name kinds that we do not know. `isOn`: it is in use. */
export function DeviceIcon({ kind, isOn }: { kind: string | null; isOn: boolean }) {
  const Icon = icons[kind ?? ''] ?? Smartphone
  return (
    <span className={isOn ? 'device-icon device-icon-on' : 'device-icon'}>
      <Icon aria-hidden strokeWidth={1.75} />
    </span>
  )
}
