import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../api/contract/renewals'
import { palette } from '../../shared/ui/palette'
import { renewalState } from './renewalRules'

const Sign = styled('span')({
  alignSelf: 'start',
  padding: '2px 12px',
  borderRadius: 999,
  border: `2px solid ${palette.outline}`,
  fontSize: '0.875rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '&[data-state="active"]': { background: palette.primary, borderColor: palette.primary, color: palette.onPrimary },
  '&[data-state="failed"]': { background: palette.error, borderColor: palette.error, color: palette.onError },
})

/** The state of a renewal in a word. */
export function StateSign({ renewal }: { renewal: Renewal }) {
  const { t } = useTranslation('renewals')
  const state = renewalState(renewal)
  return <Sign data-state={state}>{state ? t(`state.${state}`) : <bdi>{renewal.state}</bdi>}</Sign>
}
