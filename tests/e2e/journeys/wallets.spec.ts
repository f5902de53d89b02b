import { readFileSync } from 'node:fs'
import { appleFolder } from '../../fakes/apple-chain.ts'
import { filesIn } from '../../zip.ts'
import { test } from '../own-server.ts'
import { expect, quiet } from '../support.ts'
import { PERMALINK } from '../trattoria.ts'

test.use({ asAnna: true, serviceWorkers: 'block' })

test('the card goes into the phone’s wallet where the activity has set one up, and nothing is said where it has not', async ({
  page,
  own,
}) => {
  await page.goto('/card')
  await expect(page.getByRole('button', { name: 'Mostra in cassa' })).toBeVisible()
  await quiet(page)
  await expect(page.getByText(/Wallet/)).toHaveCount(0)

  const apple = appleFolder()
  await own.tessera('wallet', 'set', '--activity', PERMALINK, '--apple', apple.folder)
  apple.end()
  await page.reload()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Aggiungi a Apple Wallet' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('card.pkpass')
  const files = filesIn(readFileSync(await download.path()))
  expect(JSON.parse(String(files.get('pass.json')))).toMatchObject({ passTypeIdentifier: apple.passType, logoText: 'Trattoria di Prova' })
  await expect(page.getByText('Google Wallet')).toHaveCount(0)

  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: /Aggiungi a Apple Wallet\s*serve la rete/ })).toHaveAttribute('aria-disabled', 'true')
})
