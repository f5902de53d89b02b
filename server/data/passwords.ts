import pLimit from 'p-limit'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** The hash of a password nobody has: a user name that does not exist takes the same time as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$Mp85KYk1TN21lLqDdNzbLQ$Ylq0NbiVIadcQuvk0b2AQhERiOlHi+itYsAvqf+1IOQ'

/** The same letters are the same password, however the keyboard composed them. */
const composed = (password: string) => password.normalize('NFKC')

/** Hashing takes whole cores: one is left for everybody else, however many log in. */
const inLane = pLimit(Math.max(1, availableParallelism() - 1))

/** Argon2id of a password, off the main thread. */
export const hashPassword = (password: string): Promise<string> => inLane(() => hash(composed(password)))

/** Is it the password of this hash? Without a hash it takes as long and never is. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await inLane(() => verify(passwordHash || NOBODY, composed(password)))
  return right && Boolean(passwordHash)
}
