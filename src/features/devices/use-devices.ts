import type { Device } from '#contract/devices.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyDevicesInfiniteQuery } from '../../api/devices.ts'
import { deviceId } from '../../pwa/device-id.ts'

/** Her devices, the latest seen first: this one, the others, and how the latest try went. */
export function useDevices() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useMyDevicesInfiniteQuery()
  const failure = error as Failure | undefined
  const all: Device[] | undefined = data?.pages.flatMap((page) => page.data)
  const here = all?.find((one) => one.deviceId === deviceId())
  return {
    here,
    others: all?.filter((one) => one !== here),
    isLoading: !all && !failure,
    isOffline: failure?.status === 0,
    failure: failure && failure.status !== 0 ? failure : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    more: () => {
      if (!isFetching) void fetchNextPage()
    },
    retry: () => void refetch(),
  }
}
export type Devices = ReturnType<typeof useDevices>
