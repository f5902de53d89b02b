import { useAppSelector } from '../../state/hooks.ts'
import './loading-bar.css'

/** There while a call is under way. Spec §2. */
export function LoadingBar() {
  const isLoading = useAppSelector((state) => state.connection.pending > 0)
  return isLoading ? <div className="loading-bar" /> : null
}
