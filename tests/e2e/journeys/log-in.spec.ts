import { texts } from '#locales/errors.ts'
import { cardOf, expect, fields, logIn, PASSWORD, quiet, test } from '../support.ts'

test.use({ serviceWorkers: 'block' })

test.describe('a refusal', () => {
  test.use({ allowed: /status of 401/ })

  test('a wrong password is said in the words of the specification, and the form stays filled', async ({ page }) => {
    await page.goto('/login')
    const { username, password } = fields(page)
    await username.fill('giulia@example.com')
    await password.fill('sbagliata')
    await page.getByRole('button', { name: 'Accedi' }).click()
    await expect(page.getByRole('alert')).toHaveText(texts.login_failed.message as string)
    await expect(username).toHaveValue('giulia@example.com')
    await expect(page).toHaveURL('/login')
  })

  test('an unknown name is refused in the same words', async ({ page }) => {
    await page.goto('/login')
    await fields(page).username.fill('nessuno@example.com')
    await fields(page).password.fill(PASSWORD)
    await fields(page).password.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(texts.login_failed.message as string)
  })
})

test('what is missing is said below its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('login_check') && sent.push(request.url()))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Scrivi la tua e-mail o il nome utente')).toBeVisible()
  await expect(page.getByText('Scrivi la password')).toBeVisible()
  await expect(fields(page).username).toBeFocused()
  expect(sent).toEqual([])
})

test.describe('of an activity', () => {
  test.use({ on: 'osteria-del-porto' })

  test('log-in, a forgotten password and the registration are one door: side, language and form stand where they stood @desktop', async ({
    page,
  }) => {
    const boxes = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await quiet(page)
      const parts = [page.locator('.hero'), page.getByRole('button', { name: 'Lingue' }), page.locator('input').first()]
      const found = await Promise.all(parts.map((part) => part.boundingBox()))
      const [hero, language, field] = found.map((box) => ({ x: box?.x, y: box?.y, width: box?.width, height: box?.height }))
      return { hero, language, field: { ...field, y: undefined } }
    }
    const door = await boxes('/login')
    expect(await boxes('/forgot-password')).toEqual(door)
    expect(await boxes('/registration')).toEqual(door)
  })
})

test('blanks around the user name do not matter, and Enter sends', async ({ page }) => {
  await logIn(page, '  giulia@example.com ')
  await expect(page).toHaveURL('/')
  await expect(cardOf(page)).toBeVisible()
})

test('the password can be shown, and the browser knows both fields', async ({ page }) => {
  await page.goto('/login')
  const { password } = fields(page)
  await password.fill(PASSWORD)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostra' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Nascondi' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue(PASSWORD)
})

test('the demo accounts are named', async ({ page }) => {
  await page.goto('/login')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['giulia', 'marco', 'admin', 'banco', 'super'])
    await expect(page.getByRole('button', { name: `${name}@example.com` })).toBeInViewport({ ratio: 1 })
})

test('who wanted a page comes back to it after the log-in', async ({ page }) => {
  await page.goto('/flows?from=mail')
  await expect(page).toHaveURL('/login?redirect=%2Fflows%3Ffrom%3Dmail')
  await fields(page).username.fill('giulia@example.com')
  await fields(page).password.fill(PASSWORD)
  await fields(page).password.press('Enter')
  await expect(page).toHaveURL('/flows?from=mail')
})

// rules/paths.test.ts has them all: here one that looks like a path, and one that is a script.
for (const elsewhere of ['/\\evil.example', 'javascript:alert(1)'])
  test(`a redirect to ${elsewhere} leads home`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(elsewhere)}`)
    await fields(page).username.fill('giulia@example.com')
    await fields(page).password.fill(PASSWORD)
    await fields(page).password.press('Enter')
    await expect(page).toHaveURL(`${baseURL}/`)
  })

test.describe('logged in', () => {
  test.use({ as: 'giulia' })

  test('the session outlives a reload and holds in a new page', async ({ page, context }) => {
    await page.goto('/card')
    await expect(cardOf(page)).toBeVisible()
    await page.reload()
    await expect(cardOf(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/login')
    await expect(other).toHaveURL('/')
    await expect(cardOf(other)).toBeVisible()
  })
})
