import type { LedgerEntry } from '../state/ledger'
import type { BackendState } from '../state'

/** A rider has a wallet from the first money on. Errors: no money goes to a card that is gone. */
export function openWallets({ paymentMethods, fareMedia }: BackendState, { number, lines }: LedgerEntry): void {
  for (const { account } of lines) {
    const [kind, owner = ''] = account.split(':')
    if (kind === 'card' && !fareMedia.some(({ faremedia_id }) => faremedia_id === owner))
      throw new Error(`${number} moves something of ${owner}, which is gone`)
    if (kind !== 'wallet' || paymentMethods.some((method) => method.owner === owner && method.type === 'wallet'))
      continue
    paymentMethods.push({ id: `pay-wallet-${owner}`, owner, type: 'wallet', nickname: null, is_default: false })
  }
}
