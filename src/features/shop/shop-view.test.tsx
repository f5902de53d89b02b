import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import type { useItems } from '../../api/shop.ts'
import { ShopView } from './ShopView.tsx'
import { useShopWish } from './use-shop-wish.ts'

joinNetwork()

const found = (near?: string) => ({ data: [{ data: [], totalRows: 0, near }] }) as unknown as ReturnType<typeof useItems>
function Found({ near }: { near?: string }) {
  return <ShopView goods={[]} items={found(near)} reading={useShopWish()} id={undefined} isWide={false} />
}

test('what may have been meant is a key that looks for it', async () => {
  show(<Found near="cappotto" />, await customer(), {}, '/shop/shops?search=capotto')
  expect(screen.getByText('Nessun risultato per «capotto».')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Forse cercavi «cappotto»' }))
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/shop/shops?search=cappotto')
})

test('where nobody knows what was meant, all of the shop is left', async () => {
  show(<Found />, await customer(), {}, '/shop/shops?search=zzzz')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Mostra tutto'])
})
