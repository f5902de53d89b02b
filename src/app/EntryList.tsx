import { NavLink } from 'react-router-dom'
import { useEntries } from './use-entries.ts'

/** Every entry of the side menu, the current one in the activity's colour. Spec §2. */
export function EntryList({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul className="entries">
      {useEntries().map(({ key, path, title, Icon }) => (
        <li key={key}>
          <NavLink to={path} end={path === '/'} className="entry" onClick={onChoose}>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            <span>{title}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
