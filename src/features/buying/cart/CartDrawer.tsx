import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../shared/ui/Glyph'
import { OpenPaymentNote } from '../../../shared/payments/OpenPaymentNote'
import { Price } from '../../../shared/ui/Price'
import { paths } from '../../../shared/paths'
import { usePrefetch } from '../../../shared/prefetch'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { IconButton, LinkButton } from '../../../shared/ui/buttons/Button'
import { closeGlyph } from '../../../shared/ui/glyphs/frame'
import { CartLineRow } from './lines/CartLineRow'
import { PlaceOfAll } from './lines/LinePlace'
import { selectRiderId } from '../../identity/session'
import { cartChangesCode } from './cartSaga'
import { lineKey } from './state/cartLine'
import { drawerClosed, selectCartCount, selectCartLines, selectSubtotal } from './state/cartSlice'
import { CheckoutButton } from './CartTotal'
import { EmptyCart } from './EmptyCart'
import { SavedCarts } from './savedForLater/SavedCarts'
import { CartChanges } from './refresh/CartChanges'
import { UndoOffer } from './undo/UndoOffer'
import { SalesClosedNote } from './SalesClosedNote'

const headingId = 'cart-drawer-heading'

/** In a low window, or at 400 % zoom, the whole drawer scrolls, because its total would leave no room for the lines. */
const linesArea = {
  px: 3,
  flex: 1,
  overflowY: 'auto',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  '@media (max-height: 480px)': { flex: 'none', overflowY: 'visible' },
}

/** Shows the cart beside the page (CART-07), over the full width on a narrow screen. */
export default function CartDrawer() {
  const { t } = useTranslation(['cart', 'shared'])
  const dispatch = useAppDispatch()
  const keys = useAppSelector(selectCartLines).map(lineKey)
  const count = useAppSelector(selectCartCount)
  const close = () => dispatch(drawerClosed())
  const riderId = useAppSelector(selectRiderId)
  usePrefetch(cartChangesCode)
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': headingId,
          sx: { width: { xs: '100%', md: 440 }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 3, pt: 2, pb: 1 }}>
        <Typography id={headingId} component="h2" variant="h5" sx={{ flex: 1 }} tabIndex={-1}>
          {t('cart:title', { count })}
        </Typography>
        <IconButton onClick={close} aria-label={t('cart:close')} sx={{ width: 44, height: 44 }}>
          <Glyph shape={closeGlyph} size={24} />
        </IconButton>
      </Box>
      {keys.length === 0 ? (
        <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
          <UndoOffer />
          <EmptyCart headingLevel={3} onFollow={close} />
          <SavedCarts compact />
        </Box>
      ) : (
        <>
          <Box sx={linesArea}>
            <SalesClosedNote />
            <OpenPaymentNote riderId={riderId} />
            <UndoOffer />
            <CartChanges level="h3" />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {keys.map((key, index) => (
                <CartLineRow key={key} lineKey={key} index={index} compact />
              ))}
            </Box>
            <Box sx={{ pb: 3 }}>
              <SavedCarts compact />
            </Box>
          </Box>
          <DrawerTotal onFollow={close} />
        </>
      )}
    </Drawer>
  )
}

function DrawerTotal({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('cart')
  const subtotal = useAppSelector(selectSubtotal)
  return (
    <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      <PlaceOfAll />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography>{t('subtotal')}</Typography>
        <Price cents={subtotal} size="large" />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <LinkButton to={paths.cart} variant="outlined" onClick={onFollow}>
          {t('view')}
        </LinkButton>
        <CheckoutButton />
      </Box>
    </Box>
  )
}
