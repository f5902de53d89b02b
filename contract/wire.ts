import * as z from 'zod/mini'

/** Ids are opaque to the app; a server may send numbers. */
export const Id = z.pipe(z.union([z.string().check(z.maxLength(64)), z.number()]), z.transform(String))

/** What breaks a line, rings a bell, or turns the direction of what stands around it. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Is this one line, of what can be seen? */
export const isOneLine = (text: string): boolean => !UNSEEN.test(text)
/** A name, a title, a street: at most so many characters, the spaces around them left out. */
export const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine))
/** The same, not empty. */
export const filledLine = (most: number) => line(most).check(z.minLength(1))

/** Decimal string with two decimals, such as `"-12.50"`. SEMANTICS 1. */
export const Money = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/))
/** The lower price of now. `"0"`, `"0.00"`, an empty one, null and none at all are no discount; so is one not below the price. SEMANTICS 4. */
export const DiscountPrice = z._default(z.nullable(z.union([Money, z.enum(['0', ''])])), null)
/** Decimal string with up to four decimals. */
export const Points = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/))
/** ISO instant with offset. */
export const Instant = z.iso.datetime({ offset: true })
export const YesNo = z.enum(['Y', 'N'])
/** A picture is named by the hash of its content; `rules/images.ts` makes the address. */
export const Picture = z.nullable(z.string())

export const list = <T extends z.ZodMiniType>(row: T) => z.object({ data: z.array(row), totalRows: z.number() })
export const one = <T extends z.ZodMiniType>(data: T) => z.object({ data })
/** The answer of a call that is marked `file`: base64 on both sides, on the wire the bytes themselves. */
export const FileAnswer = one(z.base64())
/** A collection that keeps its name inside `data`, as section 7 writes it (`data.flows`). */
export const named = <N extends string, T extends z.ZodMiniType>(name: N, row: T) =>
  z.object({ data: z.object({ [name]: z.array(row) } as { [K in N]: z.ZodMiniArray<T> }), totalRows: z.number() })

/** A number as JSON has it, or as an address does. */
export const numeric = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,6}$/))]), z.transform(Number))

/** A flag of a filter as JSON has it, or as an address does. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((given) => given === true || given === 'true' || given === '1'),
)

/** Letters that a text may have by which a list is searched. */
export const SEARCH_LENGTH = 100

export const PAGE_SIZES = [15, 20, 30, 50] as const

/** Paging parameters of a list with its own allow-list of sortable columns. SEMANTICS 1. */
export const paging = <const S extends readonly [string, ...string[]]>(...sortBy: S) => ({
  sortBy: z.optional(z.enum(sortBy)),
  descending: z.optional(z.pipe(numeric, z.literal([0, 1]))),
  page: z.optional(z.pipe(numeric, z.int().check(z.gte(1)))),
  rowsPerPage: z.optional(z.pipe(numeric, z.literal(PAGE_SIZES))),
})
export type Paging = { sortBy?: string; descending?: 0 | 1; page?: number; rowsPerPage?: number }

/** A translated row: which language, and its texts. */
export const translation = <T extends string>(...fields: T[]) =>
  z.object({
    activityLanguage: z.object({ language: z.object({ code: z.string() }) }),
    ...(Object.fromEntries(fields.map((f) => [f, z.optional(z.nullable(z.string()))])) as {
      [K in T]: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>
    }),
  })

/**
 * What tells one try from another where there is no session, and a key would be kept on the way: whoever repeats one whose answer was
 * lost is answered as it was. Only who asks knows it. docs/decisions/same-wish.md
 */
export const Attempt = z.string().check(z.minLength(16), z.maxLength(64))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a person, or a network address, may do only so often, whatever comes of it. */
export type Ration = 'emailCheck' | 'friendMessage' | 'consent' | 'pushTest' | 'passkey' | 'newPasskey' | 'newCard'

/** How a call is served. */
export type Marks = {
  /** Carries an Idempotency-Key. */
  once?: true
  /** Asked again it does nothing more and answers as it did: what must not be kept on the way, not even as a digest, takes no key. */
  repeats?: true
  /** A GET that changes something: a transaction, `no-store`, a mutation in the app. */
  writes?: true
  /** In several transactions with nothing held between them: it thinks, or asks elsewhere, before it writes. */
  steps?: true
  /** Under `/api/` but needs no session. */
  open?: true
  /** Belongs to the person alone: a session, but no activity. */
  own?: true
  /** Of whoever administers accounts, in one activity or, for a super admin who names none, in all. */
  staff?: true
  /** The permission it takes, by its name in `rules/permissions.ts`. */
  needs?: 'administration' | 'counter'
  /** It is asked only so often. */
  limits?: Ration
  /** The device may keep the answer for offline use. */
  keep?: true
  /** Open, and the same for everybody: any cache on the way may keep it. */
  shared?: true
  /** With its answer the browser forgets what its own cache has of this server. */
  forgets?: true
  /** The answer is a file of this type, not JSON. */
  file?: 'application/pdf' | 'text/calendar'
  /** Parts of the input that travel in a header, each with its name. */
  headers?: Record<string, string>
  /** Not in the specification, with the reason. */
  ours?: string
}

/** One line of SPEC section 7. */
export type Call<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = Marks & {
  method: Method
  path: string
  input: I
  answer: O
  /** Whose rows the call sees: published ones, the person's own, the person's in one activity, or those that staff administer. */
  scope: 'open' | 'own' | 'activity' | 'staff'
  /** The path part that selects the activity, if the path does. */
  selector?: string
}

const selectorIn = (path: string) => (path.includes('{activityId}') ? 'activityId' : /\/activities\/\{id\}/.test(path) ? 'id' : undefined)

type MethodOf<L extends string> = L extends `${infer M extends Method} ${string}` ? M : Method
type ScopeOf<L extends string, M extends Marks> = M extends { open: true }
  ? 'open'
  : L extends `${Method} /api/${string}`
    ? M extends { own: true }
      ? 'own'
      : M extends { staff: true }
        ? 'staff'
        : 'activity'
    : 'open'

/**
 * A line of section 7 as a value. Input is flat: path parts, headers, filters, paging and body in one object; path
 * beats header beats query beats body.
 */
export function call<
  const L extends `${Method} /${string}`,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  const M extends Marks = Record<never, never>,
>(line: L, input: I, answer: O, marks?: M): Call<I, O> & M & { method: MethodOf<L>; scope: ScopeOf<L, M> } {
  const [method, path] = line.split(' ') as [MethodOf<L>, string]
  const { open, own, staff }: Marks = marks ?? {}
  const scope = open || !path.startsWith('/api/') ? 'open' : own ? 'own' : staff ? 'staff' : 'activity'
  return { method, path, input, answer, selector: selectorIn(path), ...(marks as M), scope: scope as ScopeOf<L, M> }
}
