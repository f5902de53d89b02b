import type { Preferences } from '#contract/devices.ts'
import { useNoticePreferencesQuery, usePreferNoticesMutation } from '../../api/devices.ts'

/** One of the ways in which she wants to be told, as she has just set it; undefined where the server knows no such wish. */
export function usePreference(field: keyof Preferences) {
  const { data, isLoading } = useNoticePreferencesQuery({})
  const [prefer, { isLoading: isSaving, originalArgs }] = usePreferNoticesMutation()
  const wish = (isSaving ? originalArgs?.[field] : undefined) ?? data?.data[field]
  return {
    isOn: wish === undefined ? undefined : wish === 'Y',
    isLoading,
    set: (isOn: boolean) => void prefer({ [field]: isOn ? 'Y' : 'N' }),
  }
}
