import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const reasons = ['tickets', 'cards', 'renewal'] as const

export function AccountPromise() {
  const { t } = useTranslation('registration')
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} component="h2" variant="h3">
        {t('promise.title')}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1.5, m: 0, mt: 1.5, pl: 2.5, '& > ::marker': { color: 'primary.main' } }}
      >
        {reasons.map((reason) => (
          <li key={reason}>{t(`promise.${reason}`)}</li>
        ))}
      </Box>
    </section>
  )
}
