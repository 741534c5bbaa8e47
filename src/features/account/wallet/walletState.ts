import { callApi } from '../../../shared/saga/callApi'
import type { AnswerOf } from '../../../api/contract/base/endpoint'
import { getWallet } from '../../../api/contract/account/wallet'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { valueOf } from '../../../shared/remote/remote'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { hasRun } from '../../cards/autoload'
import type { autoloadFound } from '../../cards/autoload'
import { languageChanged } from '../../identity/settings'
import { moneyMoved } from '../../../shared/payments/moneyMoved'

export type Wallet = AnswerOf<typeof getWallet>

export const wallet = remoteRead<Wallet>('wallet', () => callApi(getWallet), { again: [languageChanged, moneyMoved] })

/** After a charge at once, the wallet holds more. */
export function* showAutoload({ payload }: ReturnType<typeof autoloadFound>): SagaOf<void> {
  const shown = valueOf(yield* select(wallet.select))
  if (payload.target.kind !== 'wallet' || !shown) return
  const { autoload } = payload
  yield* put(wallet.replaced({ ...shown, autoload }))
  if (hasRun(autoload, shown.autoload?.last_run)) yield* put(moneyMoved())
}
