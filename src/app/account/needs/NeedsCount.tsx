import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../shared/ui/colours/palette'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { isSevere } from './needs'
import { useNeeds } from './useNeeds'
import { rounded } from '../../../shared/ui/rounded'

const Count = styled('span')({
  display: 'inline-block',
  minWidth: 24,
  boxSizing: 'border-box',
  marginInlineStart: 8,
  padding: '0 7px',
  borderRadius: rounded(12),
  color: palette.surface,
  background: palette.warning,
  '&[data-severe]': { background: palette.error },
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: '24px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
})

/**
 * Counts what the pages have read. There is no count while a part is missing: a count that is too low is worse than
 * none.
 */
export default function NeedsCount() {
  const { t } = useTranslation('account')
  const { needs, isWaiting, missing } = useNeeds()
  if (needs.length === 0 || isWaiting || missing.length > 0) return null
  return (
    <>
      <Count aria-hidden data-severe={needs.some(isSevere) || undefined}>
        {needs.length}
      </Count>
      <VisuallyHidden> {t('needs.badge', { count: needs.length })}</VisuallyHidden>
    </>
  )
}
