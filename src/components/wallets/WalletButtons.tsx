import { Trans, useLingui } from '@lingui/react/macro'
import { WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Wallet, walletsFor } from '#rules/wallets.ts'
import { resolved } from '../../api/base.ts'
import { useAppleWalletMutation, useGoogleWalletMutation, useWallets } from '../../api/wallets.ts'
import { platformOf } from '../../pwa/install.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { useSubmit } from '../submit/use-submit.ts'
import './wallets.css'

/**
 * Puts her card into the wallet of her phone. Drawn by us, black and with the words that both prescribe: nothing of theirs is
 * loaded. Where the activity has set up none, nothing is said of it. docs/decisions/wallet-passes.md
 */
export function WalletButtons() {
  const { t } = useLingui()
  const offered = useWallets()
  const wallets = offered ? walletsFor(platformOf(), offered) : []
  if (wallets.length === 0) return null
  return (
    <div className="wallets" role="group" aria-label={t`La carta nel telefono`}>
      {wallets.map((wallet) => (wallet === 'apple' ? <AppleButton key={wallet} /> : <GoogleButton key={wallet} />))}
    </div>
  )
}

function AppleButton() {
  const [ask] = useAppleWalletMutation()
  return (
    <WalletButton wallet="apple" ask={ask}>
      <Trans>Aggiungi a Apple Wallet</Trans>
    </WalletButton>
  )
}

function GoogleButton() {
  const [ask] = useGoogleWalletMutation()
  return (
    <WalletButton wallet="google" ask={ask}>
      <Trans>Aggiungi a Google Wallet</Trans>
    </WalletButton>
  )
}

type Asked = PromiseLike<{ data?: { data: { url: string } } | undefined; error?: unknown }>
type Props = { wallet: Wallet; ask: (wish: { activityId: string }) => Asked; children: ReactNode }

/** Goes to the link that it is given: a phone takes a pass from an address alone, never from what a page has in its hands. */
function WalletButton({ wallet, ask, children }: Props) {
  const activityId = useActivityId() ?? ''
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => ask({ activityId }), {
    leadsTo: ({ data }) => location.assign(resolved(data.url)),
  })
  return (
    <div className="wallet">
      <Button className="wallet-button" isWide aria-disabled={isBusy || isOffline} onClick={() => void submit()} data-wallet={wallet}>
        <WalletCards aria-hidden size={22} strokeWidth={1.75} />
        <span className="wallet-words">
          <span>{isBusy ? <Trans>Un momento…</Trans> : children}</span>
          {isOffline ? (
            <span className="small">
              <Trans>serve la rete</Trans>
            </span>
          ) : null}
        </span>
      </Button>
      {refusal ? (
        <p className="small wallet-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
    </div>
  )
}
