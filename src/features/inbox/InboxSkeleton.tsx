import './inbox.css'
import { Coming, type ComingPart } from '../../ui/Coming.tsx'

/** One piece of news to be read, on its card, the others flat on the paper. */
const PARTS: readonly ComingPart[] = [
  { on: 'panels', picture: 'round', lines: [58, 90, 38] },
  { on: 'page', count: 5, picture: 'round', lines: [50, 84, 28] },
]

/** The list in its final shape, before its first piece of news. */
export const InboxSkeleton = () => <Coming className="inbox-coming" parts={PARTS} />
