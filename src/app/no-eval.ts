import * as z from 'zod/mini'

// Imported before all else: the page's policy forbids code made of text, so zod must not even try; each try is reported as a
// violation. SEMANTICS 13.
z.config({ jitless: true })
