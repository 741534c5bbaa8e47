import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/Button'
import { selectHasGoneLines } from './state/cartSlice'
import { checkoutRequested } from './state/cartRequests'
import { goneReasonId } from './refresh/CartChanges'

/**
 * Leads to checkout. It is disabled, with its reason, while the cart holds a product that is no longer sold (CART-10).
 */
export function CheckoutButton({ size }: { size?: 'large' }) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const isClosed = useAppSelector(selectHasGoneLines)
  return (
    <Button
      variant="contained"
      size={size}
      aria-disabled={isClosed || undefined}
      aria-describedby={isClosed ? goneReasonId : undefined}
      sx={isClosed ? { opacity: 0.55, cursor: 'default' } : undefined}
      onClick={() => {
        if (!isClosed) dispatch(checkoutRequested())
      }}
    >
      {t('checkout')}
    </Button>
  )
}
