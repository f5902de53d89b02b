import { asUserName } from '#rules/email.ts'
import { digitsFor } from './letters.ts'
import { ask, nobody, type Stage } from './scene.ts'

/** A password that nobody guesses. */
export const STRONG = 'Barca-viola-74-lampione'

/** What strangers do who register in an activity. */
export function newcomers(stage: Stage, { id: activityId }: { id: string }) {
  const { app } = stage
  const facts = { password: STRONG, name: 'Ada', surname: 'Neri', informativaPrivacy: true }

  /** Asks for a code and has it checked: an address that has proved itself. */
  async function proven(email = nobody(), at = activityId) {
    const { body } = await ask(app, 'PUT /public/send-code-emails', { body: { activityId: at, username: email } })
    const { code: challenge } = body.data as { code: string }
    const code = await digitsFor(stage, asUserName(email))
    const checked = await ask(app, `GET /app/customers/code/${code}`, { headers: { 'X-Challenge': challenge } })
    return { activityId: at, email, challenge, code, checked: checked.body.data as Record<string, unknown> }
  }
  const signIn = (pair: object, more: object = {}) => ask(app, 'POST /public/sign-in', { body: { ...facts, ...pair, ...more } })
  const isFree = async (email: string, at = activityId) =>
    (await ask(app, `GET /app/check-emails/${encodeURIComponent(email)}?filters[activityId]=${at}`)).body

  return { proven, signIn, isFree }
}
