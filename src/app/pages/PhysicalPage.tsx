import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { pageHeadingId } from '../../shared/focus/pageHeading'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { Page } from '../../shared/ui/page/Page'
import { Picture } from '../../shared/ui/pictures/Picture'
import { Redirect } from '../../shared/ui/page/Redirect'
import { CardByMail } from './CardByMail'
import { OtherKind } from './OtherKind'

export default function PhysicalPage() {
  const { t } = useTranslation('fareMedia')
  const { fareMedia, hideDigital } = useAppSelector(selectSettings).features
  if (!fareMedia) return <Redirect to={paths.products} />
  return (
    <Page title={t('physical.title')} lead={t('physical.lead')} wide>
      <Paper
        component="section"
        variant="outlined"
        aria-labelledby={pageHeadingId}
        sx={{ p: { xs: 2, sm: 4 }, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4 }}
      >
        <div>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5, maxWidth: '38em' }}>
            {(['shipped', 'pickedUp'] as const).map((fact) => (
              <li key={fact}>
                <Typography component="h2" variant="h4">
                  {t(`physical.${fact}.title`)}
                </Typography>
                <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`physical.${fact}.text`)}</Typography>
              </li>
            ))}
          </Box>
          <LinkButton variant="contained" size="large" to={paths.productsInTransitMode('physical')} sx={{ mt: 3 }}>
            {t('physical.show')}
          </LinkButton>
        </div>
        <Box sx={{ display: { xs: 'none', md: 'block' }, mr: 4 }}>
          <Picture of={CardByMail} size={200} />
        </Box>
      </Paper>
      {!hideDigital && <OtherKind to={paths.digital} title={t('physical.other')} text={t('physical.otherText')} />}
    </Page>
  )
}
