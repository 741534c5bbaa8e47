import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { runningState } from '../../../shared/ui/states/runningState'
import { StateSign as Sign } from '../../../shared/ui/states/StateSign'

export function StateSign({ renewal }: { renewal: Pick<Renewal, 'state'> }) {
  const { t } = useTranslation('renewals')
  const state = runningState(renewal)
  return <Sign state={state}>{state ? t(`state.${state}`) : <bdi>{renewal.state}</bdi>}</Sign>
}
