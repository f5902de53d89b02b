import type * as z from 'zod/mini'
import type { LanguageCode } from '#contract/languages.ts'
import type { SignIn } from '#contract/registration.ts'
import { birthDateOf } from '#rules/birth-date.ts'
import { postcode } from '#rules/postcodes.ts'
import type { Draft } from './draft.ts'
import type { Asks, Secrets } from './questions.ts'

type Around = { asks: Asks; language: LanguageCode; privacyId: string | undefined }

/** What the server is told at the end: the answers to what was asked, and nothing that is not filled in. Spec §5, §7. */
export function signInInput(draft: Draft, { code = '', password = '' }: Secrets, around: Around): z.input<typeof SignIn> {
  const { asks, language, privacyId } = around
  const { answers, activityId, challenge = '', storeId, inviteId, isKnown } = draft
  const { email, name, surname, typo = 'F', phone, address, streetNumber, cap = '', countryId } = answers
  return {
    activityId,
    email,
    code,
    challenge,
    password,
    confirmPassword: password,
    languageId: language,
    privacyId,
    storeId,
    inviteId,
    ...(!isKnown && { name, surname }),
    ...(asks.requiredPhoneNumber && { phone }),
    ...(asks.showAddressCustomer && { address, streetNumber, cap: postcode(cap) }),
    ...((asks.showAddressCustomer || asks.showNationCustomer) && { countryId }),
    typo,
    birthDate: answers.noBirthDate ? undefined : birthDateOf(answers.year ?? '', answers.month ?? '', answers.day ?? ''),
    // Where there is no text, there is none to be read.
    informativaPrivacy: privacyId === undefined || answers.informativaPrivacy === true,
    informativaPointB: answers.informativaPointB === true,
    informativaPointC: answers.informativaPointC === true,
  }
}
