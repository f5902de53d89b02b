import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LanguageProvider, useLanguage } from './use-language.tsx'

const german = vi.hoisted(() => Promise.withResolvers<{ messages: object }>())
vi.mock('#locales/de.po', () => german.promise)

function Spoken() {
  const { language, change } = useLanguage()
  return (
    <>
      <output>{language}</output>
      <button type="button" onClick={() => change('de')}>
        de
      </button>
      <button type="button" onClick={() => change('en')}>
        en
      </button>
    </>
  )
}

test('of two languages that are chosen the last one counts, though its texts come first', async () => {
  render(<LanguageProvider>{() => <Spoken />}</LanguageProvider>)
  screen.getByRole('button', { name: 'de' }).click()
  screen.getByRole('button', { name: 'en' }).click()
  expect(await screen.findByText('en', { selector: 'output' })).toBeVisible()
  await act(async () => {
    german.resolve({ messages: {} })
    await german.promise
    await new Promise((done) => setTimeout(done))
  })
  expect(screen.getByRole('status')).toHaveTextContent('en')
  expect(document.documentElement.lang).toBe('en')
  expect(location.pathname).toBe('/en')
})
