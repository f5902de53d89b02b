/** On an answer that the worker gave from its own store: the ISO instant at which the server gave it. */
export const KEPT_HEADER = 'x-tessera-kept'

/** How long the network may take before it is slow, and a copy is shown where there is one, in milliseconds. */
export const PATIENCE = 4_000

/** The worker's caches beside the shell; `push` says whose pushes come here. */
export const CACHES = { public: 'public', images: 'images', push: 'push' } as const

/** Is it a cache that a logout takes away? What somebody looked at is hers too, so only the shell stays. SEMANTICS 2. */
export const isPurged = (name: string): boolean => !/^(workbox-precache|pages)-/.test(name)

/**
 * What a page tells the worker: use the version that waits; forget everything personal (answered when done); name the shell
 * that it answers pages with; mend a shell that lost files, send what waits, and fetch the parts left for later: all, or
 * those at these addresses.
 */
export const MESSAGES = ['SKIP_WAITING', 'PURGE', 'SHELL', 'CHECK'] as const
export type WorkerMessage = { type: 'SKIP_WAITING' | 'PURGE' | 'SHELL' } | { type: 'CHECK'; parts: 'all' | readonly string[] }
