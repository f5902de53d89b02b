import { useConfiguration } from '../../api/activities.ts'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { useMoment } from '../words/use-moment.ts'
import { useShownAt } from './shown-at.ts'

/** Above the last good copy when the latest try failed: why it is one, and of when, as the page says (`useShowing`). */
export function Outdated({ message, onRetry }: { message: string; onRetry: () => void }) {
  const when = useMoment(useShownAt(), useConfiguration()?.zone ?? 'Europe/Rome')
  return <NotUpdated message={message} when={when} onRetry={onRetry} />
}
