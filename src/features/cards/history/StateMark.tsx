import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../shared/ui/colours/palette'

const Mark = styled('span')({
  padding: '2px 10px',
  borderRadius: 999,
  border: `2px dashed ${palette.outline}`,
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  fontWeight: 700,
})

/** Says that an entry is not final. A state without a text is shown as it came. */
export function StateMark({ entry: { state } }: { entry: { state?: string | null } }) {
  const { t } = useTranslation('cardHistory')
  const said = state?.trim().toLowerCase()
  return <Mark>{said === 'pending' || !said ? t('state.pending') : <bdi>{state}</bdi>}</Mark>
}
