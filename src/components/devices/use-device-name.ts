import { useLingui } from '@lingui/react/macro'
import type { Device } from '#contract/devices.ts'
import { productOf, withoutVersion } from '#rules/device-names.ts'
import { useMyProfile } from '../../api/profile.ts'

/** `deviceName`: the one that its owner gave it, if she did. */
type Named = Pick<Device, 'deviceName' | 'deviceType' | 'osVersion'>

/** What people call a device: by the name they gave it, "Questo telefono" the one in the hand, "iPhone di Giulia" another. */
export function useDeviceName() {
  const { t } = useLingui()
  const owner = useMyProfile().person?.name
  return ({ deviceName, deviceType, osVersion }: Named, isHere = false): string => {
    if (deviceName) return deviceName
    if (isHere) {
      if (deviceType === 'phone') return t`Questo telefono`
      if (deviceType === 'tablet') return t`Questo tablet`
      return t`Questo computer`
    }
    const product = productOf(osVersion ?? '')
    // Two of them are told apart by their system: "Computer con Windows".
    const system = withoutVersion(osVersion ?? '')
    if (deviceType === 'computer') return product || (system ? t`Computer con ${system}` : t`Computer`)
    if (deviceType !== 'phone' && deviceType !== 'tablet') return t`Dispositivo senza nome`
    const thing = product || (deviceType === 'phone' ? t`Telefono` : t`Tablet`)
    return owner ? t`${thing} di ${owner}` : thing
  }
}
