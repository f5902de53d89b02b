import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'
import { fromWith, messageId } from './smtp.ts'

/** Keeps every letter as a file in `dataDir/outbox`; `said` hears one line a letter, without the address. SEMANTICS 11. */
export function outbox({ dataDir, from, said }: { dataDir: string; from: string; said: (line: string) => void }): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const folder = join(dataDir, 'outbox')
  return {
    async send({ id, sender, ...letter }) {
      const { message } = await transport.sendMail({
        ...letter,
        from: fromWith(from, sender),
        messageId: messageId(id, from),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${name}.part`), message)
      await rename(join(folder, `${name}.part`), join(folder, name))
      said(`mail: no SMTP_URL, so the letter is in outbox/${name}`)
      return { sent: true }
    },
  }
}

/** In production without SMTP_URL: nothing is pretended to be sent. */
export const noMail: Mail = {
  send: () => Promise.resolve({ failed: 'no mail can be sent: the setting SMTP_URL is missing' }),
}
