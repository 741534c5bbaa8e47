import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../shared/ui/colours/palette'
import { isPosted } from './historyRules'

const Mark = styled('span')({
  alignSelf: 'start',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  '&[data-open]': {
    padding: '2px 10px',
    borderRadius: 999,
    border: `2px dashed ${palette.outline}`,
    fontWeight: 700,
  },
})

/** Says whether an entry is final. A state without a text is shown as it came. */
export function StateMark({ entry }: { entry: { state?: string | null } }) {
  const { t } = useTranslation('cardHistory')
  const said = entry.state?.trim().toLowerCase()
  if (isPosted(entry)) return <Mark>{t('state.posted')}</Mark>
  return <Mark data-open>{said === 'pending' || !said ? t('state.pending') : <bdi>{entry.state}</bdi>}</Mark>
}
