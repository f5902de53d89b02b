import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { Activity, Configuration } from '#contract/activities.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { Invitation } from './Invitation.tsx'

joinNetwork()

/** What somebody sees who came by an invitation, while the server answers so whether it holds. */
async function open(set: object, cashBackType: string, answer: () => Response | Promise<Response>) {
  const onKnown = vi.fn()
  network.use(http.get('*/app/invitations/:id', answer))
  const activity = Activity.parse({ id: 'a', name: 'Osteria', cashBackType })
  const configuration = Configuration.parse({ showIntroduceFriendPhoneApp: true, ...set })
  show(<Invitation id="i" {...{ activity, configuration, onKnown }} />, await customer())
  return () => onKnown.mock.lastCall?.[0] as { gift: number } | undefined
}
const holding = (holds: boolean) => () => HttpResponse.json({ data: { holds } })
const said = () => (document.querySelector('.invitation p')?.textContent ?? '').replaceAll('\u00a0', ' ')
const both = { welcomeCredit: '5.00', friendCredit: '3.00' }

test.each([
  [both, 'EP', 'Con la carta ricevi 5,00 € di benvenuto, e altri 3,00 € perché ti hanno invitato.', 300],
  [{ friendCredit: '3.00' }, 'E', 'Con la carta ricevi 3,00 € perché ti hanno invitato.', 300],
  [{ welcomeCredit: '5.00' }, 'EP', 'Con la carta ricevi 5,00 € di benvenuto.', 0],
  [both, 'P', '', 0],
  [{}, 'EP', '', 0],
])('an invitation that holds, to what has set %o, with %s, promises that and nothing else', async (set, cashBackType, promised, gift) => {
  const known = await open(set, cashBackType, holding(true))
  expect(await screen.findByRole('heading', { name: 'Hai un invito' })).toBeInTheDocument()
  expect(said()).toBe(promised)
  // The card that is being made promises it, too.
  await expect.poll(known).toEqual({ gift })
})

test('one that does not hold promises nothing, and says what to do', async () => {
  const known = await open(both, 'EP', holding(false))
  expect(await screen.findByRole('heading', { name: 'Questo invito non vale' })).toBeInTheDocument()
  expect(said()).toMatch(/^Osteria non lo riconosce.* chiedi un nuovo link/)
  expect(known()).toEqual({ gift: 0 })
})

test('until it is known nothing is promised', async () => {
  const answered = Promise.withResolvers<void>()
  await open(both, 'EP', async () => {
    await answered.promise
    return HttpResponse.error()
  })
  await expect.poll(() => document.querySelector('.invitation-coming')).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('€')
  answered.resolve()
  expect(await screen.findByRole('heading', { name: 'Hai un invito' })).toBeInTheDocument()
  expect(said()).toMatch(/^Ora non riusciamo a controllarlo/)
})
