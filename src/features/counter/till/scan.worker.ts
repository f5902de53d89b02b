import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
// Of our own origin: the library's own way leads to somebody else's.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** The text of the first code in a picture; null where there is none. */
async function read(picture: ImageBitmap): Promise<string | null> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen?.drawImage(picture, 0, 0)
  picture.close()
  if (!pen) return null
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  const found = await readBarcodes(pixels, { formats: ['EAN13', 'EAN8', 'Code128', 'QRCode'], maxNumberOfSymbols: 1 })
  return found[0]?.text ?? null
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  void read(data)
    .catch(() => null)
    .then((text) => postMessage(text))
})
