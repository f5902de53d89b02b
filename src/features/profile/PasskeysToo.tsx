import { Plural, Trans } from '@lingui/react/macro'
import { useMyPasskeysQuery } from '../../api/passkeys.ts'
import { Tick } from '../../ui/Tick.tsx'
import './passkeys-too.css'

type Props = { isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** Her passkeys, which open her account as before, and whether they go too. Nothing where she has none. */
export function PasskeysToo({ isChosen, onChoose }: Props) {
  const { data } = useMyPasskeysQuery({}, { refetchOnMountOrArgChange: true })
  const passkeys = data?.data ?? []
  if (passkeys.length === 0) return null
  return (
    <div className="passkeys-too">
      <p>
        <Plural
          value={passkeys.length}
          one="Il tuo account si apre anche con una passkey:"
          other="Il tuo account si apre anche con # passkey:"
        />
      </p>
      <ul>
        {passkeys.map(({ id, name, host }) => (
          <li key={id}>
            {host === location.hostname ? (
              name
            ) : (
              <Trans>
                {name}, su {host}
              </Trans>
            )}
          </li>
        ))}
      </ul>
      <Tick checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <strong>
          <Trans>Togli anche le mie passkey</Trans>
        </strong>
      </Tick>
    </div>
  )
}
