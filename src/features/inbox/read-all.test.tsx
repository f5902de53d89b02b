import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { ReadAllDone, ReadAllKey } from './ReadAll.tsx'

joinNetwork()

/** The key goes at once, and the way back comes with the answer. */
function Inbox() {
  const [isRead, setRead] = useState(false)
  const [isDone, setDone] = useState(false)
  const read = () => {
    setRead(true)
    setTimeout(() => setDone(true), 200)
  }
  return (
    <main>
      <h1 tabIndex={-1}>Novità</h1>
      {isRead ? null : <ReadAllKey isOffline={false} onPress={read} />}
      <ReadAllDone onUndo={isDone ? () => setDone(false) : undefined} />
    </main>
  )
}

test('once all is read the way back has the focus, and the title once that is gone', async () => {
  show(<Inbox />, await customer())
  await userEvent.click(screen.getByRole('button', { name: 'Segna tutto come letto' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Annulla')
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Novità')
})
