import { gateway } from './gateway.ts'
import { noSms, outbox } from './outbox.ts'
import type { Sms } from './port.ts'

type Wishes = { production: boolean; dataDir: string; smsUrl?: string | undefined; said: (line: string) => void }

/** The way that text messages take, by the settings: a gateway, else the outbox folder, else (in production) a clear error. */
export function openSms({ production, dataDir, smsUrl, said }: Wishes): Sms {
  if (smsUrl) return gateway(smsUrl)
  return production ? noSms : outbox({ dataDir, said })
}
