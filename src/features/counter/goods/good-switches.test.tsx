import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CounterGood, CounterSize } from '#contract/sold-out.ts'
import { joinNetwork } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { GoodSwitches } from './GoodSwitches.tsx'

joinNetwork()

const size = (id: string, left: number, soldOut: CounterSize['soldOut'] = null): CounterSize => ({ id, color: '', size: id, left, soldOut })
const good = (name: string, ...sizes: CounterSize[]): CounterGood => ({ id: name, name, image: null, sizes })

test('a switch is on only where one can order it, and what is counted out waits for new stock', async () => {
  const onMark = vi.fn()
  const goods = [
    good('Cono', size('250 g', 4)),
    good('Acciughe', size('200 g', 0)),
    good('Focaccia', size('piccola', 0), size('grande', 3)),
    good('Pane', size('mezzo', 0), size('intero', 2, 'today')),
  ]
  show(
    <ul>
      {goods.map((one) => (
        <GoodSwitches key={one.id} good={one} isBusy={false} isOff={false} onMark={onMark} />
      ))}
    </ul>,
    await customer(),
  )
  const named = (name: string) => screen.getByRole('switch', { name })
  expect(named('Cono')).toBeChecked()
  expect(named('Acciughe')).not.toBeChecked()
  expect(named('Acciughe')).toHaveAttribute('aria-disabled', 'true')
  expect(within(named('Acciughe').closest('li') as HTMLElement).getByText(/ne contiamo 0/)).toBeInTheDocument()
  expect(named('Focaccia')).toBeChecked()
  expect(screen.getByText('1 su 2 finiti')).toBeInTheDocument()
  expect(named('piccola')).not.toBeChecked()
  expect(named('Pane')).not.toBeChecked()
  await userEvent.click(named('Acciughe'))
  expect(onMark).not.toHaveBeenCalled()
  await userEvent.click(named('intero'))
  expect(onMark).toHaveBeenCalledWith(goods[3], [{ id: 'intero', soldOut: null }])
})
