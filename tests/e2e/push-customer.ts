import { openPushService, type PushService } from '../fakes/push-service.ts'
import { test as hers } from './own-customer.ts'
import { subscribable } from './push-browser.ts'

/** A customer of her own, in a browser that can have push, and the push service it is of. */
export const test = hers.extend<object, { service: PushService }>({
  service: [
    async ({ browserName: _ }, use) => {
      const service = await openPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, context, service }, use) => {
    await subscribable(context, service)
    await use(page)
  },
})
