import type { Device } from '#contract/devices.ts'
import { useMyDevicesInfiniteQuery } from '../../api/devices.ts'
import { reading } from '../../api/reading.ts'
import { deviceId } from '../../pwa/device-id.ts'

/** Her devices, the latest seen first: this one, the others, and how the latest try went. */
export function useDevices() {
  const query = useMyDevicesInfiniteQuery()
  const all: Device[] | undefined = query.data?.pages.flatMap((page) => page.data)
  const here = all?.find((one) => one.deviceId === deviceId())
  return { ...reading(query), here, others: all?.filter((one) => one !== here), isLoading: !all && !query.error }
}
export type Devices = ReturnType<typeof useDevices>
