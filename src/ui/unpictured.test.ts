import { expect, test } from 'vitest'
import { leaveNoneBroken } from './unpictured.ts'

test('a picture that does not come has no source and no sign; one that comes in its place is seen', () => {
  leaveNoneBroken()
  const image = Object.assign(document.createElement('img'), { src: '/one.webp', srcset: '/one.webp 1x' })
  document.body.append(image)
  image.dispatchEvent(new Event('error'))
  expect([image.hasAttribute('src'), image.hasAttribute('srcset')]).toEqual([false, false])
  expect(image.style.content).toContain('url(')
  image.src = '/other.webp'
  image.dispatchEvent(new Event('load'))
  expect(image.style.content).toBe('')
})
