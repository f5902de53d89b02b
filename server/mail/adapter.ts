import { noMail, outbox } from './outbox.ts'
import type { Mail } from './port.ts'
import { smtp } from './smtp.ts'

type Wishes = {
  production: boolean
  dataDir: string
  smtpUrl?: string | undefined
  mailFrom?: string | undefined
  said: (line: string) => void
}

/** The way that letters take, by the settings: SMTP, else the outbox folder, else (in production) a clear error. */
export function openMail({ production, dataDir, smtpUrl, mailFrom, said }: Wishes): Mail {
  const from = mailFrom ?? 'Tessera <tessera@localhost>'
  if (smtpUrl) return smtp({ url: smtpUrl, from })
  return production ? noMail : outbox({ dataDir, from, said })
}
