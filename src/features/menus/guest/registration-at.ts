import { host } from '../../../state/host.ts'

/** The way to a card of an activity. @param storeId where she stands, if the code says it */
export function registrationAt(activityId: string, storeId?: string | null): string {
  const path = host.activity ? '/registration' : `/registration/${activityId}`
  return storeId ? `${path}?storeId=${encodeURIComponent(storeId)}` : path
}
