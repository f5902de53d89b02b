import { Trans } from '@lingui/react/macro'
import './login.css'

const ACCOUNTS = ['giulia@example.com', 'marco@example.com', 'admin@example.com', 'banco@example.com', 'super@example.com']
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
        {ACCOUNTS.map((username) => (
          <li key={username}>
            <button type="button" onClick={() => onChoose({ username, password: PASSWORD })}>
              {username}
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
