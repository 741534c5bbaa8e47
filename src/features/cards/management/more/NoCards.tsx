import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { palette as c } from '../../../../shared/ui/colours/palette'
import { Picture } from '../../../../shared/ui/pictures/Picture'
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

const FareCard = () => (
  <>
    <rect x="20" y="22" width="120" height="76" rx="11" fill={c.harbour} stroke={c.text} strokeWidth="5" />
    <path d="M22 68c28-4 30-24 54-24s34 26 62 10" stroke={c.rail} strokeWidth="6" />
    <circle cx="76" cy="44" r="7" fill={c.harbour} stroke={c.accent} strokeWidth="5" />
    <path d="M36 84h24" stroke={c.onHarbour} strokeWidth="6" strokeLinecap="round" />
  </>
)
