import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sms } from './port.ts'

/** Keeps every message as a file in `dataDir/outbox`; `said` hears one line a message, without the number. SEMANTICS 11. */
export function outbox({ dataDir, said }: { dataDir: string; said: (line: string) => void }): Sms {
  const folder = join(dataDir, 'outbox')
  return {
    async send({ to, text }) {
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}.sms.txt`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${name}.part`), `To: ${to}\n\n${text}\n`)
      await rename(join(folder, `${name}.part`), join(folder, name))
      said(`sms: no SMS_URL, so the message is in outbox/${name}`)
      return { sent: true }
    },
  }
}

/** In production without SMS_URL: nothing is pretended to be sent. */
export const noSms: Sms = {
  send: () => Promise.resolve({ failed: 'no text message can be sent: the setting SMS_URL is missing' }),
}
