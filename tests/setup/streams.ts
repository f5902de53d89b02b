import * as streams from 'node:stream/web'

// What browsers and Node have and the window of jsdom has not. It comes before everything else: msw asks for it when it is imported.
Object.assign(globalThis, Object.fromEntries(Object.entries(streams).filter(([name]) => !(name in globalThis))))
