import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { RunningStatus } from '../../../shared/ui/states/RunningStatus'

export function RenewalState({ renewal }: { renewal: Pick<Renewal, 'state'> }) {
  const { t } = useTranslation('renewals')
  return <RunningStatus of={renewal} textOf={(state) => t(`state.${state}`)} />
}
