import type { MadePasskey, SignedPasskey } from '#contract/passkeys.ts'

type Creation = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** Can this browser have passkeys at all? */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/**
 * Makes a passkey with what the server asks for.
 * @returns it; `known`: this device has one already; `dismissed`: its owner wanted none, or did not answer
 */
export async function makePasskey(options: object): Promise<MadePasskey | 'known' | 'dismissed'> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as Creation })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, rawId, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    return (error as { name?: unknown }).name === 'InvalidStateError' ? 'known' : 'dismissed'
  }
}

/** Signs what the server asks with a passkey of this origin; `dismissed`: its owner chose none, or has none. */
export async function showPasskey(options: object): Promise<SignedPasskey | 'dismissed'> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options as Request })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    const told = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
    return { id, rawId, type: 'public-key', clientExtensionResults: {}, response: told }
  } catch {
    return 'dismissed'
  }
}
