import { useStores } from '../../api/stores.ts'
import { useStanding } from '../stores/use-standing.ts'

/** Is the first of the stores open, and until when? @returns undefined if no hours are known */
export function useHours() {
  const [store] = useStores().data ?? []
  const standing = useStanding(store)
  return store && standing && { store, ...standing }
}
