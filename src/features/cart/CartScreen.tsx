import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/ui/Page'
import { Price } from '../../shared/ui/Price'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button, LinkButton } from '../../shared/ui/Button'
import { selectSettings } from '../settings'
import { CartLineRow } from './lines/CartLineRow'
import { selectCartCount, selectLineKeys, selectSubtotal } from './state/cartSlice'
import { clearCartRequested, saveCartRequested } from './state/cartRequests'
import { prepareCartChanges } from './cartSaga'
import { CheckoutButton } from './CheckoutButton'
import { EmptyCart } from './EmptyCart'
import { SavedCarts } from './savedForLater/SavedCarts'
import { CartChanges } from './refresh/CartChanges'
import { UndoOffer } from './undo/UndoOffer'

/** Shows the whole cart as a page (CART-09). */
export default function CartScreen() {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const keys = useAppSelector(selectLineKeys)
  const count = useAppSelector(selectCartCount)
  const subtotal = useAppSelector(selectSubtotal)
  const { limits } = useAppSelector(selectSettings)
  useEffect(prepareCartChanges, [])
  if (keys.length === 0)
    return (
      <Page title={t('page')}>
        <UndoOffer />
        <EmptyCart />
        <SavedCarts />
      </Page>
    )
  return (
    <Page title={t('page')} lead={t('room', { count, limit: limits.maxCartQuantity })} wide>
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 340px' } }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <UndoOffer />
          <CartChanges level="h2" />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {keys.map((key, index) => (
              <CartLineRow key={key} lineKey={key} index={index} />
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
            <LinkButton to={paths.products}>{t('continue')}</LinkButton>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button color="inherit" onClick={() => dispatch(saveCartRequested())}>
                {t('saved.save')}
              </Button>
              <Button color="inherit" onClick={() => dispatch(clearCartRequested())}>
                {t('clear')}
              </Button>
            </Box>
          </Box>
          <Box sx={{ mt: 2 }}>
            <SavedCarts />
          </Box>
        </Box>
        <Paper
          component="section"
          variant="outlined"
          aria-labelledby="cart-total"
          sx={{ p: 3, position: { md: 'sticky' }, top: 96, display: 'grid', gap: 2 }}
        >
          <Typography id="cart-total" component="h2" variant="h3">
            {t('summary')}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
            <span>{t('subtotal')}</span>
            <Price cents={subtotal} size="large" />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t('totalsAtCheckout')}
          </Typography>
          <CheckoutButton size="large" />
        </Paper>
      </Box>
    </Page>
  )
}
