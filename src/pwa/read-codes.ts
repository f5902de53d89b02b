/** What the browser reads codes with, where it has it: not yet a part of every browser, nor of the types. */
type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Detectors = { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

/** Between two looks at the picture (ms). */
const LOOK = 200

const detectors = (): Detectors['BarcodeDetector'] => (globalThis as Detectors).BarcodeDetector

/** Can this browser read codes with the camera? */
export const canReadCodes = (): boolean => detectors() !== undefined && 'mediaDevices' in navigator

/**
 * Shows what the camera behind sees, and tells each QR code that it reads there. The one place in which codes are read.
 * @param signal ends it, and lets go of the camera
 * @returns settles once the picture runs; rejects where there is no camera, or it is not allowed
 */
export async function readCodes(video: HTMLVideoElement, signal: AbortSignal, onText: (text: string) => void): Promise<void> {
  const Reads = detectors()
  if (!Reads) throw new Error('no codes are read here')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new Reads({ formats: ['qr_code'] })
  const look = async () => {
    if (signal.aborted) return
    const [code] = await detector.detect(video).catch(() => [])
    if (code && !signal.aborted) onText(code.rawValue)
    setTimeout(() => void look(), LOOK)
  }
  void look()
}
