import { type Refusal, refuse } from './refusal.ts'

/** The score of zxcvbn, of 4, that a password needs. Spec §5. */
export const LEAST_SCORE = 3
/** Letters that are scored; what comes after them can only make it better. */
export const SCORED_LETTERS = 32

const wrong = (refused: 'password_weak' | 'passwords_differ', path: string) =>
  refuse(refused, undefined, { errors: [{ path, code: refused, message: '' }] })

type Person = { email: string; name?: string | undefined; surname?: string | undefined; activity?: string | undefined }

/** What anybody who knows her would try first: words that count nothing in a password. */
export const personalWords = ({ email, name, surname, activity }: Person): string[] =>
  [email, ...email.split(/[^\p{L}\p{N}]+/u), name, surname, activity, ...(activity?.split(/\s+/) ?? [])].filter(
    (word): word is string => word !== undefined && word.length > 2,
  )

/** Is a password of this score good enough? Nothing, or password_weak. */
export const checkScore = (score: number, path = 'password'): Refusal | undefined =>
  score < LEAST_SCORE ? wrong('password_weak', path) : undefined

/** Was it typed twice alike? Nothing, or passwords_differ. */
export const checkRepeat = (password: string, again: string, path = 'confirmPassword'): Refusal | undefined =>
  password === again ? undefined : wrong('passwords_differ', path)
