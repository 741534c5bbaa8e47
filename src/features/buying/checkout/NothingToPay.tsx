import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Page } from '../../../shared/ui/page/Page'
import { EmptyCart } from '../../../shared/ui/pictures/thingDrawings'
import { selectPayment } from './purchase'

/** Says that the cart is empty. Its lines may just have been bought, here or in another tab. */
export function NothingToPay() {
  const { t } = useTranslation(['checkout', 'cart'])
  const { status } = useAppSelector(selectPayment)
  return (
    <Page title={t('page')} wide compact>
      {status === 'notArrived' && (
        <Box sx={{ mb: 3 }}>
          <Alert severity="warning" title={t('pay.notArrivedTitle')}>
            {t('pay.mayArrive')}
          </Alert>
        </Box>
      )}
      <EmptyState
        picture={EmptyCart}
        title={t('cart:empty.title')}
        text={t('nothingToPay')}
        action={
          <LinkButton to={paths.products} variant="contained">
            {t('cart:empty.action')}
          </LinkButton>
        }
      />
    </Page>
  )
}
