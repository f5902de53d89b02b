import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Activity, Configuration } from '#contract/activities.ts'
import { Invitation } from './Invitation.tsx'

test.each([
  [
    { welcomeCredit: '5.00', friendCredit: '3.00' },
    'EP',
    'Con la carta ricevi 5,00 € di benvenuto, e altri 3,00 € perché ti hanno invitato.',
  ],
  [{ friendCredit: '3.00' }, 'E', 'Con la carta ricevi 3,00 € perché ti hanno invitato.'],
  [{ welcomeCredit: '5.00' }, 'EP', 'Con la carta ricevi 5,00 € di benvenuto.'],
  [{ welcomeCredit: '5.00', friendCredit: '3.00', showIntroduceFriendPhoneApp: false }, 'EP', 'Con la carta ricevi 5,00 € di benvenuto.'],
  [{ welcomeCredit: '5.00', friendCredit: '3.00' }, 'P', ''],
  [{}, 'EP', ''],
])('an invitation to what has set %o, with %s, promises that and nothing else', (set, cashBackType, said) => {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  const activity = Activity.parse({ id: 'a', name: 'Osteria', cashBackType })
  const configuration = Configuration.parse({ showIntroduceFriendPhoneApp: true, ...set })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Invitation {...{ activity, configuration }} />
    </I18nProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Hai un invito' })).toBeInTheDocument()
  expect((container.querySelector('p')?.textContent ?? '').replaceAll('\u00a0', ' ')).toBe(said)
})
