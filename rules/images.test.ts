import { expect, test } from 'vitest'
import { imageColour, imageName, imagePath, imageSet, videoPath } from './images.ts'

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

test('a name may say the colour of its picture, which is no part of the address', () => {
  const named = imageName(hash, 'f0a030')
  expect(named).toBe(`${hash}-f0a030`)
  expect(imageColour(named)).toBe('#f0a030')
  expect(imagePath(named, 160)).toBe(imagePath(hash, 160))
  expect(imageSet(named)).toBe(imageSet(hash))
  expect(imageName(hash, undefined)).toBe(hash)
  expect([hash, '/uploads/pizza.jpg', `${hash}-red`].map(imageColour)).toEqual([undefined, undefined, undefined])
})
