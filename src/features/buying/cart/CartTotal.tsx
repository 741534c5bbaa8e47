import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { ActionBar } from '../../../shared/ui/buttons/ActionBar'
import { Button } from '../../../shared/ui/buttons/Button'
import { Price } from '../../../shared/ui/Price'
import { PlaceOfAll } from './lines/LinePlace'
import { goneReasonId } from './refresh/CartChanges'
import { isShipped } from './state/cartLine'
import { checkoutRequested, goneRemovalRequested } from './state/cartRequests'
import { selectCartLines, selectSubtotal } from './state/cartSlice'

export function CartTotal() {
  const { t } = useTranslation('cart')
  const subtotal = useAppSelector(selectSubtotal)
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="cart-total"
      sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography id="cart-total" component="h2" variant="h3">
        {t('summary')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span>{t('subtotal')}</span>
        <Price cents={subtotal} size="large" />
      </Box>
      <CartNote />
      <CheckoutButton size="large" />
    </Paper>
  )
}

export function CartBar() {
  const { t } = useTranslation('cart')
  const subtotal = useAppSelector(selectSubtotal)
  return (
    <ActionBar label={t('summary')} action={<CheckoutButton size="large" />}>
      <span>{t('subtotal')}</span>
      <Price cents={subtotal} />
    </ActionBar>
  )
}

export function CartNote() {
  const { t } = useTranslation('cart')
  const isAnyShipped = useAppSelector(selectCartLines).some(isShipped)
  return (
    <Typography variant="body2" component="div" sx={{ display: 'grid', gap: 1, color: 'text.secondary' }}>
      <PlaceOfAll />
      {t(isAnyShipped ? 'totalsAtCheckout' : 'promosAtCheckout')}
    </Typography>
  )
}

/** Leads to checkout, or first removes what is no longer sold (CART-10). */
export function CheckoutButton({ size }: { size?: 'large' }) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectCartLines).filter((line) => line.isGone).length
  return (
    <Button
      variant="contained"
      size={size}
      aria-describedby={count > 0 ? goneReasonId : undefined}
      onClick={({ detail }) => {
        if (count > 0) dispatch(goneRemovalRequested())
        // The second click of a double click that removed is not for what follows it.
        else if (detail < 2) dispatch(checkoutRequested())
      }}
    >
      {count > 0 ? t('refresh.removeGone', { count }) : t('checkout')}
    </Button>
  )
}
