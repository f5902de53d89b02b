import type { Plugin } from 'vite'

/** How Vite looks up what a chunk needs, to ask for all of it at once. */
const LOOKS_UP = '=>i.map(i=>d[i])'
const NEEDED = `.filter(file=>!navigator.serviceWorker?.controller||file.endsWith('.css'))`

/**
 * Where a worker serves the page the scripts that a part needs lie on the device: asking for them ahead of the import gains
 * nothing then, and costs a slow phone 3 ms for each, at every start. Style sheets come by this way alone.
 */
export const preloadOverNetwork: Plugin = {
  name: 'tessera-preload-over-network',
  apply: 'build',
  // What is done here belongs to the names of the files, which are kept for good.
  augmentChunkHash: () => 'preload over network',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const looking = chunks.filter(({ code }) => code.includes(LOOKS_UP))
      if (looking.length === 0) throw new Error('Vite looks up what a chunk needs in another way.')
      for (const chunk of looking) chunk.code = chunk.code.replace(LOOKS_UP, LOOKS_UP + NEEDED)
    },
  },
}
