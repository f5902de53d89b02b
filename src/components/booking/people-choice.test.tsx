import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { PeopleChoice } from './PeopleChoice.tsx'

joinNetwork()

function Asked() {
  const [people, setPeople] = useState(2)
  return <PeopleChoice title="Quanti siete?" people={people} seats={9} onChange={setPeople} />
}
const key = (name: string) => screen.getByRole('button', { name })

test('who counts up to all seats and down below a large table keeps the key under her finger', async () => {
  show(<Asked />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: '8+' }))
  await userEvent.click(key('Una persona in più'))
  expect(key('Una persona in più')).toHaveFocus()
  await userEvent.click(key('Una persona in più'))
  expect(screen.getByText('9')).toBeVisible()
  for (let pressed = 0; pressed < 3; pressed++) await userEvent.click(key('Una persona in meno'))
  expect(key('Una persona in meno')).toHaveFocus()
  expect(key('6')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(key('2'))
  expect(screen.queryByRole('button', { name: 'Una persona in meno' })).not.toBeInTheDocument()
})
