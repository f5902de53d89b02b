import sharp from 'sharp'

/**
 * The modules along the middle of a picture of bars, as a scanner's ray meets them.
 * @param dot device pixels of a module   @returns nothing where a pixel is grey or an edge lies between modules
 */
export async function rayThrough(png: Buffer, dot: number): Promise<boolean[] | undefined> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const row = data.subarray(info.width * (info.height >> 1), info.width * ((info.height >> 1) + 1))
  const runs =
    [...row]
      .map((grey) => (grey === 0 ? '1' : grey === 255 ? '0' : '?'))
      .join('')
      .replace(/^0+|0+$/g, '')
      .match(/1+|0+|\?+/g) ?? []
  if (runs.some((run) => run.startsWith('?') || run.length % dot)) return undefined
  return runs.flatMap((run) => Array.from({ length: run.length / dot }, () => run.startsWith('1')))
}

/** The dark and light modules of a drawn code, row by row, read from the path of its SVG. */
export function modulesOf({ path, width, height }: { path: string; width: number; height: number }): boolean[][] {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => false))
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(run); at++) (rows[Number(y)] ?? [])[at] = true
  return rows
}

const text = (row: boolean[]) => row.map((dark) => (dark ? '1' : '0')).join('')

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const turned = (bits: string) => [...bits].reverse().join('')
const opposite = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
const RIGHT = LEFT.map(opposite)
const EVEN = RIGHT.map(turned)
const FIRST = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']

/** Reads an EAN-13 as a scanner does, check digit included; nothing where the bars are not one. */
export function readEan13(row: boolean[]): string | undefined {
  const bits = /101((?:[01]{7}){6})01010((?:[01]{7}){6})101/.exec(text(row))
  if (!bits) return undefined
  const digits = (half = ''): string[] => half.match(/.{7}/g) ?? []
  const parity = digits(bits[1]).map((one) => (LEFT.includes(one) ? 'O' : 'E'))
  const left = digits(bits[1]).map((one) => (LEFT.includes(one) ? LEFT : EVEN).indexOf(one))
  const right = digits(bits[2]).map((one) => RIGHT.indexOf(one))
  const code = [FIRST.indexOf(parity.join('')), ...left, ...right]
  const sum = code.reduce((total, digit, at) => total + digit * (at % 2 ? 3 : 1), 0)
  return code.includes(-1) || sum % 10 ? undefined : code.join('')
}

// Widths of bars and spaces of the 106 symbols of Code 128, by value.
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'

/** What the values 99, 100 and 101 change to: set C, B or A, by the value that starts it. Within C, 99 is two digits. */
const SETS = [105, 104, 103]

/** Reads a Code 128 as a scanner does, checksum included; nothing where the bars are not one. */
export function readCode128(row: boolean[]): string | undefined {
  const runs =
    text(row)
      .replace(/^0+|0+$/g, '')
      .match(/1+|0+/g)
      ?.map((run) => run.length) ?? []
  const values: number[] = []
  const symbols: string[] = WIDTHS.match(/.{6}/g) ?? []
  for (let at = 0; at + 7 < runs.length; at += 6) values.push(symbols.indexOf(runs.slice(at, at + 6).join('')))
  const [start = 0, ...rest] = values
  const check = rest.pop()
  const sum = rest.reduce((total, value, at) => total + value * (at + 1), start)
  if (values.includes(-1) || sum % 103 !== check || runs.slice(-7).join('') !== '2331112') return undefined
  let set = start
  return rest
    .map((value) => {
      const next = SETS[value - 99]
      if (next === undefined || next === set) return set === 105 ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
      set = next
      return ''
    })
    .join('')
}

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
/** Has the three corners by which a scanner finds a QR code, and a quiet zone of four modules around them? */
export function isQr(rows: boolean[][]): boolean {
  const at = (x: number, y: number) => FINDER.every((bits, line) => text(rows[y + line] ?? []).startsWith(bits, x))
  const far = rows.length - 4 - 7
  const isQuiet = rows.every((row, y) => row.every((dark, x) => !dark || Math.min(x, y, rows.length - 1 - x, rows.length - 1 - y) >= 4))
  return at(4, 4) && at(far, 4) && at(4, far) && isQuiet
}
