import type * as z from 'zod/mini'
import type { LanguageCode } from '#contract/languages.ts'
import type { CardWish, SignIn } from '#contract/registration.ts'
import { birthDateOf } from '#rules/birth-date.ts'
import { postcode } from '#rules/postcodes.ts'
import type { Draft } from './draft.ts'
import { type Asks, asksAddress, type Secrets } from './questions.ts'

type Around = { asks: Asks; language: LanguageCode; privacyId: string | undefined }

/** What the server is told at the end: the answers to what was asked, and nothing that is not filled in. Spec §5, §7. */
export function signInInput(draft: Draft, { code = '', password = '' }: Secrets, around: Around): z.input<typeof SignIn> {
  const { challenge = '', isKnown, answers } = draft
  const { email, name, surname } = answers
  return {
    ...cardWish(draft, around),
    email,
    code,
    challenge,
    password,
    confirmPassword: password,
    languageId: around.language,
    ...(!isKnown && { name, surname }),
  }
}

/** The same of whoever is logged in, whom the server knows. */
export const joinInput = (draft: Draft, around: Around) => ({ ...cardWish(draft, around), privacyId: around.privacyId ?? null })

function cardWish({ answers, activityId, storeId, inviteId }: Draft, { asks, privacyId }: Around): z.input<typeof CardWish> {
  const { typo = 'F', phone, address, streetNumber, cap = '', countryId } = answers
  return {
    activityId,
    privacyId,
    storeId,
    inviteId,
    ...(asks.requiredPhoneNumber && { phone }),
    ...(asks.showAddressCustomer && { address, streetNumber, cap: postcode(cap) }),
    ...(asksAddress(asks) && { countryId }),
    typo,
    birthDate: answers.noBirthDate ? undefined : birthDateOf(answers.year ?? '', answers.month ?? '', answers.day ?? ''),
    // Where there is no text, there is none to be read.
    informativaPrivacy: privacyId === undefined || answers.informativaPrivacy === true,
    informativaPointB: answers.informativaPointB === true,
    informativaPointC: answers.informativaPointC === true,
  }
}
