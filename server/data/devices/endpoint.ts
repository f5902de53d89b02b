import { pushService } from '#rules/push-services.ts'
import { type Refusal, refuseField } from '#rules/refusal.ts'

/** @returns undefined if this endpoint may be contacted, else push_endpoint */
export const checkEndpoint = (endpoint: string | undefined, extraHosts: readonly string[]): Refusal | undefined =>
  endpoint === undefined || pushService(endpoint, extraHosts) ? undefined : refuseField('subscription.endpoint', 'push_endpoint')
