import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../../api/contract/cards/autoloadPlan'
import { RunningStatus } from '../../../../shared/ui/states/RunningStatus'

export function AutoloadState({ autoload }: { autoload: Pick<Autoload, 'state'> }) {
  const { t } = useTranslation('autoload')
  return <RunningStatus of={autoload} textOf={(state) => t(`state.${state}`)} />
}
