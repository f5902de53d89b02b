import { Coming } from '../../ui/Coming.tsx'
import './users.css'

/** The place of the list before it comes. */
export function UsersWait() {
  return <Coming className="users-list" parts={[{ on: 'panels', count: 5, lines: [38, 58, 26], hasEnd: true }]} />
}
