import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../../shared/ui/page/EmptyState'
import { Page } from '../../../../shared/ui/page/Page'
import { NotFound } from '../../../../shared/ui/pictures/thingDrawings'

/** Says so if the rider has no such order, which may have been bought as a guest. */
export function OrderNotFound() {
  const { t } = useTranslation('orders')
  return (
    <Page title={t('notFound.title')} wide>
      <EmptyState
        picture={NotFound}
        title={t('notFound.why')}
        text={t('notFound.text')}
        action={
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
            <LinkButton to={paths.products} variant="contained">
              {t('continue')}
            </LinkButton>
            <Typography sx={{ mt: 2 }}>{t('notFound.guests')}</Typography>
            <LinkButton to={paths.findOrder} variant="outlined">
              {t('notFound.find')}
            </LinkButton>
          </Box>
        }
      />
    </Page>
  )
}
