import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Later } from './Later.tsx'
import { movesUntil } from './moving.ts'
import { part } from './part.tsx'

test('what stands below the first screen waits for what moves across it', async () => {
  const Below = part(async () => () => <p>Novità</p>)
  const below = [Below]
  const movement = Promise.withResolvers<void>()
  movesUntil(movement.promise)
  render(
    <Later of={below}>
      <Below />
    </Later>,
  )
  await new Promise((done) => setTimeout(done, 50))
  expect(Below.isThere()).toBe(false)
  expect(screen.queryByText('Novità')).toBeNull()
  movement.reject(new Error('another came before it was over'))
  expect(await screen.findByText('Novità')).toBeVisible()
})
