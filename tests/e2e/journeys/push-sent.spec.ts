import { openPushService, type PushService } from '../../fakes/push-service.ts'
import { test } from '../own-customer.ts'
import { decide, subscribable } from '../push-browser.ts'
import { ACTIVITY, postman, sent, TITLE } from '../push-messages.ts'
import { controlled, expect, operate, WHOLE } from '../support.ts'

test.use({ on: 'osteria-del-porto', launchOptions: WHOLE })

let service: PushService
test.beforeAll(async () => {
  service = await openPushService()
})
test.afterAll(() => service.close())

test('sent by the owner it reaches her browser, is opened, and both are counted', async ({ page, context, person, baseURL }) => {
  await subscribable(context, service)
  await page.goto('/devices')
  await controlled(page)
  await decide(context, page, 'granted')
  const notices = page.getByRole('switch', { name: /^avvisi su/i })
  await notices.click()
  await expect(notices).toBeChecked()
  const post = await postman(context, baseURL ?? '')

  const id = await sent(person.email)
  const arrived = () => service.arrived().filter(({ push }) => push?.notification.data.notice === id)
  await expect.poll(arrived, { timeout: 20_000 }).toHaveLength(1)
  await post.push(JSON.stringify(arrived()[0]?.push))
  const status = () => operate('notice status', { activity: ACTIVITY, id })
  await expect.poll(status).toContain('sent 1, received 1, opened 0')
  await post.tap()
  await expect(page).toHaveURL(`/notices/${id}`)
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await expect.poll(status).toContain('sent 1, received 1, opened 1')
})
