import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from './Refusal.tsx'

test('a refusal is read out as it comes; where that is done for it, it does not say so twice, and none takes no room', () => {
  const { container, rerender } = render(<Refusal>Troppo tardi</Refusal>)
  expect(screen.getByRole('alert')).toHaveTextContent('Troppo tardi')
  rerender(<Refusal isReadOut>Troppo tardi</Refusal>)
  expect(screen.getByText('Troppo tardi')).not.toHaveAttribute('role')
  rerender(<Refusal>{undefined}</Refusal>)
  expect(container).toBeEmptyDOMElement()
})
