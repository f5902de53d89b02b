/** Reads the first code in a picture, which it uses up; and is done away with. */
export type Reader = { read: (picture: ImageBitmap) => Promise<string | null>; end: () => void }

/** What a till reads, by the names that the browser has for them. */
const FORMATS = ['ean_13', 'ean_8', 'code_128', 'qr_code']

type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> }
type Detecting = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** The browser's own, where it reads all four: some have it and read nothing, or throw when it is made. */
async function native(): Promise<Reader | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: Detecting }).BarcodeDetector
  const known = await Detector?.getSupportedFormats().catch(() => undefined)
  if (!Detector || !FORMATS.every((one) => known?.includes(one))) return undefined
  try {
    const detector = new Detector({ formats: FORMATS })
    const read = async (picture: ImageBitmap) => {
      const found = await detector.detect(picture).catch(() => [])
      picture.close()
      return found[0]?.rawValue ?? null
    }
    return { read, end: () => {} }
  } catch {
    return undefined
  }
}

/** Ours, off the main thread; its half megabyte is fetched by the first picture. */
function own(): Reader {
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' })
  let answer: (text: string | null) => void = () => {}
  worker.onmessage = ({ data }: MessageEvent<string | null>) => answer(data)
  // Without a network it could not be fetched: nothing is read, and the field is there.
  worker.onerror = () => answer(null)
  const read = (picture: ImageBitmap) =>
    new Promise<string | null>((resolve) => {
      answer = resolve
      worker.postMessage(picture, [picture])
    })
  return { read, end: () => worker.terminate() }
}

/** A reader of the codes of cards and coupons: EAN-13, EAN-8, Code 128 and QR. */
export const makeReader = async (): Promise<Reader> => (await native()) ?? own()
