import type { TFunction } from 'i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { runningState } from '../../../../shared/ui/states/runningState'

/** Says whether a pass renews; one whose renewal is paused or has failed does not. An unknown state is shown unchanged. */
export function renewalText(
  t: TFunction<'passes'>,
  { auto_renew, renewal_state }: Pick<Pass, 'auto_renew' | 'renewal_state'>,
): string {
  if (!renewal_state) return t(auto_renew ? 'renews.active' : 'renews.none')
  const state = runningState({ state: renewal_state })
  return state ? t(`renews.${state}`) : renewal_state
}
