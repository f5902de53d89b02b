import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { part } from './part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Ciao {name}</p>

class Caught extends Component<{ children: ReactNode }, { said?: string }> {
  override state: { said?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ said: error.message })
  override render = () => this.state.said ?? this.props.children
}

test('its code comes when it is first shown, once; from then on it is drawn at once', async () => {
  const load = vi.fn(async () => Greeting)
  const Later = part(load, ({ name }) => <p>Un momento, {name}</p>)
  expect(load).not.toHaveBeenCalled()
  const { unmount } = render(<Later name="Giulia" />)
  expect(screen.getByText('Un momento, Giulia')).toBeVisible()
  expect(await screen.findByText('Ciao Giulia')).toBeVisible()
  unmount()
  render(<Later name="Marco" />)
  expect(screen.getByText('Ciao Marco')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was fetched beforehand is drawn at once', async () => {
  const Later = part(async () => Greeting)
  await Later.fetch()
  render(<Later name="Giulia" />)
  expect(screen.getByText('Ciao Giulia')).toBeVisible()
})

test('what does not come is the boundary’s to say, and is asked for again the next time', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('no network'))
  const Later = part(load)
  const { unmount } = render(
    <Caught>
      <Later name="Giulia" />
    </Caught>,
  )
  expect(await screen.findByText('no network')).toBeVisible()
  unmount()
  render(<Later name="Giulia" />)
  expect(await screen.findByText('Ciao Giulia')).toBeVisible()
  quiet.mockRestore()
})
