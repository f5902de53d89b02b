import './no-eval.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { doorOfCode } from '#rules/door.ts'
import { inLanguage, readPath } from '#rules/languages.ts'
import { followOutbox } from '../api/outbox.ts'
import { speak } from '../i18n/catalogues.ts'
import { chosenLanguage, languageOfPhone } from '../i18n/choice.ts'
import { LanguageProvider } from '../i18n/use-language.tsx'
import { startWorker } from '../pwa/register.ts'
import { restore } from '../state/persist.ts'
import { leaveNoneBroken } from '../ui/unpictured.ts'
import { Boundary } from './boundary.tsx'
import { keepFirstPaint } from './first-paint.ts'
import { openedPage } from './page.tsx'
import { PageRouter } from './frame/PageRouter.tsx'
import { Pages } from './routes.tsx'
import { createStore } from './store.ts'
import { followOtherTabs } from './tabs.ts'

/** The canonical address: aliases of a language leave; the installed app, and a code that was printed, start in the language last chosen. */
function settleAddress() {
  const { pathname, search, hash } = location
  const { redirect } = readPath(pathname + search + hash)
  const door = doorOfCode(pathname + search + hash, chosenLanguage() ?? languageOfPhone())
  const start = pathname === '/' && search === '?app' ? inLanguage(chosenLanguage() ?? 'it', '/') : undefined
  const settled = door ?? redirect ?? start
  if (settled) history.replaceState(null, '', settled)
  return readPath(location.pathname).language
}

async function start() {
  leaveNoneBroken()
  const store = createStore()
  setupListeners(store.dispatch)
  const language = settleAddress()
  await Promise.all([speak(language), restore(store), openedPage()])
  followOtherTabs(store)
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Boundary>
          <LanguageProvider>
            {(language) => (
              <PageRouter language={language}>
                <Pages />
              </PageRouter>
            )}
          </LanguageProvider>
        </Boundary>
      </I18nProvider>
    </Provider>,
  )
  keepFirstPaint(store)
  startWorker(() => Boolean(store.getState().session.token))
  followOutbox()
}

void start()
