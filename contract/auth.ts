import * as z from 'zod/mini'
import { call } from './wire.ts'

const RefreshToken = z.string().check(z.minLength(1), z.maxLength(512))

export const Credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
})
export type Credentials = z.infer<typeof Credentials>

export const Tokens = z.object({ token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

export const ROLES = [
  'ROLE_SUPER_ADMIN',
  'ROLE_ADMIN',
  'ROLE_MANAGER',
  'ROLE_RESELLER',
  'ROLE_STORE',
  'ROLE_USER',
  'ROLE_PLUGIN',
  'ROLE_EDIT_CARD',
  'ROLE_DEVELOPER',
] as const
export type Role = (typeof ROLES)[number]

/** What the app reads from a token; roles only decide what is shown. SEMANTICS 2. */
export const Claims = z.object({
  sub: z.optional(z.string()),
  username: z.optional(z.string()),
  name: z.optional(z.string()),
  surname: z.optional(z.string()),
  roles: z.catch(z.array(z.string()), []),
  /** When the account will be erased, if its owner has asked for that. */
  leaving: z.optional(z.string()),
  exp: z.optional(z.number()),
})
export type Claims = z.infer<typeof Claims>

/** Spec §7, Authentication. */
export const calls = {
  login: call('POST /api/login_check', Credentials, Tokens, { steps: true, open: true }),
  refresh: call('POST /api/token/refresh', z.object({ refresh_token: RefreshToken }), Tokens, { steps: true, open: true }),
  logout: call('POST /api/logout', z.object({ refresh_token: RefreshToken }), z.object({}), {
    steps: true,
    open: true,
    forgets: true,
    ours: 'a session that ends must end on the server too',
  }),
}
