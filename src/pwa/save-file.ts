/** How long the browser may take to read the file, in milliseconds. */
const LASTS = 60_000

/** Lets the browser save a file. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), LASTS)
}

/** Can this device hand a file over to another app? */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** A file that the server sent as base64. */
export const fileFrom = (base64: string, name: string, type: string): File =>
  new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type })
