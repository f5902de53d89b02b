import { screen } from '@testing-library/react'
import { UnreadCount } from '../src/components/notices/UnreadCount.tsx'

/** How much is to be read, as the tab shows it. */
export function Unread() {
  return (
    <p data-testid="unread">
      <UnreadCount />
    </p>
  )
}
export const unread = () => screen.getByTestId('unread')
