import { useTranslation } from 'react-i18next'
import { Status } from '../../../shared/ui/states/Status'

/** Says that an entry is not final. A state without a text is shown as it came. */
export function StateMark({ entry: { state } }: { entry: { state?: string | null } }) {
  const { t } = useTranslation('cardHistory')
  const said = state?.trim().toLowerCase()
  const isPending = said === 'pending' || !said
  return <Status tone={isPending ? 'waiting' : undefined}>{isPending ? t('state.pending') : state}</Status>
}
