import { Trans } from '@lingui/react/macro'

const ACCOUNTS = ['giulia@example.com', 'marco@example.com', 'admin@example.com', 'super@example.com']
const PASSWORD = 'Tessera-prova-2026'

/** The accounts to try, named only where the demo is in the database. SEMANTICS 11. */
export function DemoAccounts() {
  return (
    <aside className="login-demo">
      <p>
        <Trans>Per provare</Trans>
      </p>
      <ul>
        {ACCOUNTS.map((account) => (
          <li key={account}>{account}</li>
        ))}
      </ul>
      <p>
        <Trans>Password</Trans>: <strong>{PASSWORD}</strong>
      </p>
    </aside>
  )
}
