import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../../api/contract/cards/autoloadPlan'
import { runningState } from '../../../../shared/ui/states/runningState'
import { StateSign as Sign } from '../../../../shared/ui/states/StateSign'

export function StateSign({ autoload }: { autoload: Pick<Autoload, 'state'> }) {
  const { t } = useTranslation('autoload')
  const state = runningState(autoload)
  return <Sign state={state}>{state ? t(`state.${state}`) : <bdi>{autoload.state}</bdi>}</Sign>
}
