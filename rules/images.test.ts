import { expect, test } from 'vitest'
import { imagePath, imageSet, videoPath } from './images.ts'

const hash = 'ab'.repeat(16)

test('a picture has an address for each width', () => {
  expect(imagePath(hash, 320)).toBe(`/images/${hash}/320.webp`)
  expect(imageSet(hash, [160, 320])).toBe(`/images/${hash}/160.webp 160w, /images/${hash}/320.webp 320w`)
  expect(imageSet(hash)?.split(', ')).toHaveLength(4)
  expect(videoPath(hash)).toBe(`/media/${hash}.mp4`)
})

test('what is no hash is another server’s address, and has no sizes', () => {
  expect(imagePath('/uploads/pizza.jpg', 320)).toBe('/uploads/pizza.jpg')
  expect(imageSet('https://example.com/pizza.jpg')).toBeUndefined()
})
