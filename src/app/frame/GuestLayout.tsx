import { Outlet } from 'react-router-dom'
import { Boundary } from '../boundary.tsx'
import { Messages } from '../strips/Messages.tsx'
import { OfflineStrip } from '../strips/OfflineStrip.tsx'
import { UpdatePrompt } from '../strips/UpdatePrompt.tsx'
import { Dock } from './Dock.tsx'

/** The door for everybody: content, strip and messages; neither tabs nor sidebar, whoever is in. LOOK phone-9. */
export function GuestLayout() {
  return (
    <>
      <main id="content">
        <Boundary>
          <Outlet />
        </Boundary>
      </main>
      <Dock>
        <OfflineStrip />
        <UpdatePrompt />
      </Dock>
      <Messages />
    </>
  )
}
