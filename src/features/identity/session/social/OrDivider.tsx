import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../../shared/ui/colours/palette'

const Rule = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${palette.divider}` },
})

export function OrDivider() {
  const { t } = useTranslation('session')
  return <Rule>{t('signIn.or')}</Rule>
}
