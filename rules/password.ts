import { type Refusal, refuseField } from './refusal.ts'

/** The score of zxcvbn, of 4, that a password needs. Spec §5. */
export const LEAST_SCORE = 3
/** Letters that are scored; what comes after them can only make it better. */
export const SCORED_LETTERS = 32

type Person = { email: string; name?: string | undefined; surname?: string | undefined; activity?: string | undefined }

/** What anybody who knows her would try first: words that count nothing in a password. */
export const personalWords = ({ email, name, surname, activity }: Person): string[] =>
  [email, ...email.split(/[^\p{L}\p{N}]+/u), name, surname, activity, ...(activity?.split(/\s+/) ?? [])].filter(
    (word): word is string => word !== undefined && word.length > 2,
  )

/** Is a password of this score good enough? Nothing, or password_weak. */
export const checkScore = (score: number, path = 'password'): Refusal | undefined =>
  score < LEAST_SCORE ? refuseField(path, 'password_weak') : undefined

/** Was it typed twice alike? Nothing, or passwords_differ. */
export const checkRepeat = (password: string, again: string, path = 'confirmPassword'): Refusal | undefined =>
  password === again ? undefined : refuseField(path, 'passwords_differ')
