import { webcrypto } from 'node:crypto'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What comes in its own chunk takes its time where many tests run at once.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no media queries: none matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

// Nor does it lay anything out: no size ever changes.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// What a page over https has, and jsdom does not.
Object.assign(globalThis, { isSecureContext: true })
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle })
