import Box from '@mui/material/Box'
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
import { TicketCard } from '../../shared/ui/TicketCard'
import { CardByMail } from './CardByMail'
import { OtherKind } from './OtherKind'

export default function PhysicalPage() {
  const { t } = useTranslation('fareMedia')
  const { fareMedia, hideDigital } = useAppSelector(selectSettings).features
  if (!fareMedia) return <Redirect to={paths.products} />
  return (
    <Page title={t('physical.title')} lead={t('physical.lead')} wide>
      <TicketCard
        as="section"
        aria-labelledby={pageHeadingId}
        stub={
          <Box sx={{ display: 'grid', placeItems: 'center', height: '100%', minWidth: { sm: 240 } }}>
            <Picture of={CardByMail} size={200} />
          </Box>
        }
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5, maxWidth: '38em' }}>
          {(['shipped', 'pickedUp', 'separate'] as const).map((fact) => (
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
      </TicketCard>
      {!hideDigital && <OtherKind to={paths.digital} title={t('physical.other')} text={t('physical.otherText')} />}
    </Page>
  )
}
