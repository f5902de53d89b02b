import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { StillNothing } from './StillNothing.tsx'

joinNetwork()

function Tried() {
  const [isBusy, setBusy] = useState(true)
  return (
    <>
      <StillNothing isBusy={isBusy} />
      <button type="button" onClick={() => setBusy((was) => !was)}>
        {isBusy ? 'Finisce' : 'Riprova'}
      </button>
    </>
  )
}

test('the try that was lost first is told by the page; each one after it says that it brought nothing, and when', async () => {
  show(<Tried />, await customer())
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('Finisce')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  for (let tried = 0; tried < 2; tried++) {
    await press('Riprova')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await press('Finisce')
    expect(screen.getByRole('status')).toHaveTextContent(/^Ancora niente, provato alle \d\d:\d\d\.$/)
  }
})
