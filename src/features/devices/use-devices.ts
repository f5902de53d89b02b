import type { Device } from '#contract/devices.ts'
import { useMyDevicesInfiniteQuery } from '../../api/devices.ts'
import { useKeptPages } from '../../api/kept.ts'
import { deviceId } from '../../pwa/device-id.ts'

/** Her devices, the latest seen first: this one, the others, and how the latest try went. */
export function useDevices() {
  const { data, ...shown } = useKeptPages(useMyDevicesInfiniteQuery())
  const all: Device[] | undefined = data?.flatMap((page) => page.data)
  const here = all?.find((one) => one.deviceId === deviceId())
  return { ...shown, here, others: all?.filter((one) => one !== here) }
}
export type Devices = ReturnType<typeof useDevices>
