const wave = (row: number) => {
  const y = 40 + row * 26
  return `M120 ${y + 30}c40-46 80-46 120-10s80 36 140-14`
}

/** The waves of a card without a picture, in a box of 360 x 200. */
export const CARD_PATTERN = [0, 1, 2, 3, 4, 5].map(wave).join('')
