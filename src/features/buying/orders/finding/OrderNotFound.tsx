import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { Page } from '../../../../shared/ui/page/Page'
import { Picture } from '../../../../shared/ui/pictures/Picture'
import { NotFound } from '../../../../shared/ui/pictures/drawings'

/** Says so if the rider has no such order, which may have been bought as a guest. */
export function OrderNotFound() {
  const { t } = useTranslation('orders')
  return (
    <Page title={t('notFound.title')} lead={t('notFound.why')} wide>
      <Box sx={{ mb: 3 }}>
        <Picture of={NotFound} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={paths.accountOrders} variant="contained">
          {t('search.orders')}
        </LinkButton>
        <LinkButton to={paths.findOrder} variant="outlined">
          {t('notFound.find')}
        </LinkButton>
      </Box>
    </Page>
  )
}
