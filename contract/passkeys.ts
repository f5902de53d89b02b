import * as z from 'zod/mini'
import { TypedPassword } from './account.ts'
import { Tokens } from './auth.ts'
import { call, Id, Instant, line, list, one, paging } from './wire.ts'

const Bytes = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]*$/))
const common = {
  id: z.string().check(z.maxLength(1400)),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.object({}), {}),
}

/** What a browser made: WebAuthn's RegistrationResponseJSON, as far as it is looked at. */
export const MadePasskey = z.object({
  ...common,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
})
export type MadePasskey = z.infer<typeof MadePasskey>

/** What a browser signed: WebAuthn's AuthenticationResponseJSON, as far as it is looked at. */
export const SignedPasskey = z.object({
  ...common,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes, userHandle: z.optional(Bytes) }),
})
export type SignedPasskey = z.infer<typeof SignedPasskey>

/** A passkey of hers; `host`: the only one where it opens her account. */
export const Passkey = z.object({ id: Id, name: z.string(), host: z.string(), created: Instant, used: z.nullable(Instant) })
export type Passkey = z.infer<typeof Passkey>

/** That it is she who wants another one, and not who found her phone open: her password, or a passkey that she has here. */
export const Proof = z.union([z.object({ oldPassword: TypedPassword }), z.object({ passkey: SignedPasskey })])
export type Proof = z.infer<typeof Proof>

/** WebAuthn's options in its own JSON form. */
const options = one(z.looseObject({ challenge: z.string() }))
const nothing = z.object({})

/** A passkey is bound to the host that it was made on: an activity's own, or the bare one. SEMANTICS 12 */
export const calls = {
  mine: call('GET /api/app/passkeys', z.object(paging('created')), list(Passkey), { own: true, ours: 'the passkeys of her account' }),
  askProof: call('PUT /api/app/passkeys/proof', nothing, options, {
    steps: true,
    limits: 'newPasskey',
    own: true,
    ours: 'what a browser needs to prove with a passkey of hers that it is she',
  }),
  ask: call('PUT /api/app/passkeys', z.object({ proof: Proof }), options, {
    steps: true,
    limits: 'newPasskey',
    own: true,
    ours: 'what a browser needs to make a passkey, once she has proved that it is she',
  }),
  add: call('POST /api/app/passkeys', z.object({ passkey: MadePasskey, name: line(120) }), one(Passkey), {
    steps: true,
    own: true,
    ours: 'a passkey that a browser made for her',
  }),
  remove: call('DELETE /api/app/passkeys/{id}', z.object({ id: Id }), nothing, { own: true, ours: 'it opens her account no more' }),
  askEntry: call('PUT /public/passkeys', nothing, options, {
    steps: true,
    limits: 'passkey',
    ours: 'what a browser needs to log in with a passkey',
  }),
  enter: call('POST /public/passkeys', z.object({ passkey: SignedPasskey }), Tokens, { steps: true, ours: 'log in with a passkey' }),
}
