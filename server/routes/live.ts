import { live } from '#contract/live.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { refused } from '../http/failure.ts'
import { inputOf, type Server } from '../http/serve.ts'
import { topicOf } from '../http/streams.ts'

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'close', // nothing comes after it, and a server that stops waits for no connection that could be used again
}

/** Live status: bound to who asks as every call is, and ended with her log-in, her permission or her token. SEMANTICS 14. */
export function routes({ app, deps, sessions }: Server) {
  app.get(live.path, async (c) => {
    const bearer = await sessions.bearerOf(c)
    if (!bearer) return refused(c, refuse('unauthenticated'))
    const asked = await inputOf(c, live)
    if (isRefusal(asked)) return refused(c, asked)
    const { activityId, counter } = asked.input
    const { userId, until } = bearer
    const refusal = async () => {
      sessions.forget(userId)
      const who = await sessions.within(bearer, activityId)
      if (isRefusal(who)) return who
      return counter && !may(who.roles, 'counter') ? refuse('forbidden') : undefined
    }
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, HEADERS)
    const stream = await deps.streams.open({ topic: topicOf(activityId, counter ? undefined : userId), userId, until, refusal })
    return isRefusal(stream) ? refused(c, stream) : c.body(stream, 200, HEADERS)
  })
}
