import { useSelector } from 'react-redux'
import type { RootState } from '../store.ts'

/** There while a call is under way. Spec §2. */
export function LoadingBar() {
  const isLoading = useSelector((state: RootState) => state.connection.pending > 0)
  return isLoading ? <div className="loading-bar" /> : null
}
