import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Picture } from '../../../../shared/ui/pictures/Picture'
import { FareCard } from '../../../../shared/ui/pictures/thingDrawings'
import { MoreCards } from './MoreCards'

export function NoCards() {
  const { t } = useTranslation('cardManagement')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 32px' }}>
        <Picture of={FareCard} left={18} />
        <Box sx={{ flex: '1 1 18em', maxWidth: '38em' }}>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {t('none.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('none.text')}</Typography>
        </Box>
      </Box>
      <MoreCards byMail />
    </>
  )
}
