import { logIn, SESSIONS, test } from './support.ts'

// Once through the form; the journeys start from the storage that it leaves.
for (const [name, path] of Object.entries(SESSIONS))
  test(`${name} logs in`, async ({ page }) => {
    await logIn(page, `${name}@example.com`)
    await page.context().storageState({ path })
  })
