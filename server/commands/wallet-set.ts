import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { setUp } from '../data/wallets/rows.ts'
import { seal, SECRET } from '../data/wallets/sealed.ts'
import type { WalletKind } from '../db/schema/wallets.ts'
import { KeysWrong, readAppleKeys } from '../wallets/apple-keys.ts'
import { readGoogleKeys } from '../wallets/google-keys.ts'
import { type AppleKeys, type GoogleKeys } from '../wallets/port.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

type Set = { kind: WalletKind; name: string; keys: AppleKeys | GoogleKeys; expires: Date | null; said: string }

/** Lets an activity make passes for Apple's wallet, or Google's. docs/wallets.md */
export const walletSet = command({
  name: 'wallet set',
  about: 'Lets an activity put its cards into Apple’s or Google’s wallet, by its own certificate or account (docs/wallets.md).',
  places: [],
  files: ['apple', 'google'],
  input: z.object({
    activity: Permalink,
    apple: z.string().min(1).optional().describe('a folder with pass.cer, key.pem and AppleWWDRCAG4.cer'),
    google: z.string().min(1).optional().describe('the JSON file of the service account'),
    issuer: z
      .string()
      .regex(/^\d{5,25}$/, 'an issuer is a number, which Google’s wallet console shows')
      .optional()
      .describe('with --google: the number of the issuer'),
  }),
  look: 'wallet show --activity <permalink>',
  async run({ activity, apple, google, issuer }, tools, say) {
    if (!apple && !google) return ['Say what: --apple <folder>, or --google <file> with --issuer <number>.']
    if (google && !issuer) return ['Beside --google <file> say whose: --issuer <number>, which Google’s wallet console shows.']
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const { rooms, scope } = here
    try {
      const sets = [apple && (await appleSet(apple, tools.clock())), google && (await googleSet(google, issuer ?? ''))]
      const secret = await rooms.secret(SECRET)
      for (const one of sets) {
        if (!one) continue
        const { kind, name, keys, expires, said } = one
        const sealed = seal(secret, { activityId: scope.activityId, kind }, keys)
        const done = await rooms.run(scope, 'writes', (w) => setUp(w, { kind, name, sealed, expires }))
        if (isRefusal(done)) return [done.refused]
        say(said)
      }
    } catch (error) {
      if (error instanceof KeysWrong) return [error.message, 'Nothing was set.']
      throw error
    }
    if (!tools.publicUrl?.startsWith('https:'))
      say('note: PUBLIC_URL is no https address, so phones cannot ask for a pass anew: it stays as it was downloaded.')
    return []
  },
})

async function appleSet(folder: string, now: Date): Promise<Set> {
  const { keys, expires } = await readAppleKeys(folder, now)
  const said = `Apple: ${keys.passType} of team ${keys.team}, until ${expires.toISOString().slice(0, 10)}.`
  return { kind: 'apple', name: keys.passType, keys, expires, said }
}

async function googleSet(file: string, issuer: string): Promise<Set> {
  const keys = await readGoogleKeys(file, issuer)
  return { kind: 'google', name: issuer, keys, expires: null, said: `Google: issuer ${issuer}, by ${keys.email}.` }
}
