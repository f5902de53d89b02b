import { Trans } from '@lingui/react/macro'
import './login.css'

const ACCOUNTS = ['giulia', 'marco', 'admin', 'banco', 'super']
const AT = '@example.com'
const PASSWORD = 'Tessera-prova-2026'

type Props = { onChoose: (account: { username: string; password: string }) => void }

/** The accounts to try, one tap away, named only where the demo is in the database. SEMANTICS 11. */
export function DemoAccounts({ onChoose }: Props) {
  return (
    <aside className="login-demo">
      <p>
        <Trans>Per provare, scegli un account: riempie i due campi.</Trans>
      </p>
      <ul>
        {ACCOUNTS.map((name) => (
          <li key={name}>
            <button type="button" aria-label={name + AT} onClick={() => onChoose({ username: name + AT, password: PASSWORD })}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Password</Trans>: <strong>{PASSWORD}</strong>
      </p>
    </aside>
  )
}
