const tile = (x: number, y: number, fill: string) => `<rect x="${x}" y="${y}" width="14" height="14" rx="3.5" fill="${fill}"/>`

/** Our own mark, a T laid in five tiles, without a ground; `public/icons/mark.svg` is the same with one. */
export const MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1280" viewBox="8 9 48 48">${[
    tile(9, 10, '#faf9f5'),
    tile(25, 10, '#f2bd6e'),
    tile(41, 10, '#faf9f5'),
    tile(25, 26, '#faf9f5'),
    tile(25, 42, '#8fd3bd'),
  ].join('')}</svg>`,
)
