import { useLingui } from '@lingui/react/macro'
import { LinkCode } from '../../components/words/LinkCode.tsx'

/** The invitation for somebody who stands beside her. Its place, until there is one. */
export function InviteCode({ link }: { link: string | undefined }) {
  const { t } = useLingui()
  return (
    <LinkCode
      title={t`Se è qui con te`}
      text={t`Inquadra il codice con la fotocamera: si apre la registrazione.`}
      link={link}
      label={t`Codice QR del tuo invito`}
    />
  )
}
