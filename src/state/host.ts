import * as z from 'zod/mini'

/** What the server wrote into the shell for this host name: whose app this is. SEMANTICS 12. */
const Host = z.object({
  activity: z._default(
    z.nullable(
      z.object({
        id: z.string(),
        permalink: z.string(),
        name: z.string(),
        tagline: z._default(z.record(z.string(), z.string()), {}),
        logo: z._default(z.nullable(z.string()), null),
        imgCard: z._default(z.nullable(z.string()), null),
        languages: z._default(z.array(z.string()), ['it']),
      }),
    ),
    null,
  ),
  /** The demo is in the database: the login page names its accounts. */
  demo: z._default(z.boolean(), false),
})
export type Host = z.infer<typeof Host>

function read(): Host {
  try {
    return Host.parse(JSON.parse(document.getElementById('tessera-host')?.textContent || '{}'))
  } catch {
    return Host.parse({})
  }
}

export const host: Host = read()
