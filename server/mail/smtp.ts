import { createTransport } from 'nodemailer'
import type { Mail } from './port.ts'

/** Sends over SMTP; `url` is nodemailer's, such as `smtps://user:secret@mail.example.com`. */
export function smtp({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url, { from })
  return {
    async send(letter) {
      try {
        await transport.sendMail({ ...letter, disableFileAccess: true, disableUrlAccess: true })
        return { sent: true }
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        return { failed: `the mail server did not take the letter (${responseCode ?? code ?? 'no reason given'})` }
      }
    },
  }
}
