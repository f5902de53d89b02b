import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Switches } from './Switches.tsx'

joinNetwork()

const set = (change: () => void) => ({ sound: { isOn: true, change }, screen: { isOn: true, change }, keys: { isOn: true, change } })

test('where the device does not keep its screen on the switch is off, says why, and does nothing', async () => {
  const change = vi.fn<() => void>()
  show(<Switches set={set(change)} isRefused />, await customer())
  const awake = screen.getByRole('switch', { name: 'Schermo acceso' })
  expect(awake).not.toBeChecked()
  expect(awake).toHaveAccessibleDescription('Il dispositivo non lo permette')
  await userEvent.click(awake)
  expect(change).not.toHaveBeenCalled()
})

test('where it does the switch is as it was put', async () => {
  const change = vi.fn<() => void>()
  show(<Switches set={set(change)} isRefused={false} />, await customer())
  expect(screen.getByRole('switch', { name: 'Schermo acceso' })).toBeChecked()
  await userEvent.click(screen.getByRole('switch', { name: 'Schermo acceso' }))
  expect(change).toHaveBeenCalledWith(false)
})

test('on a phone both have one row, and the same names', async () => {
  show(<Switches set={set(() => {})} isRefused={false} isShort />, await customer())
  expect(screen.getByRole('switch', { name: 'Schermo acceso' })).toBeVisible()
  expect(screen.getByText('Schermo')).toBeVisible()
})
