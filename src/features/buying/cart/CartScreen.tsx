import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { OpenPaymentNote } from '../../../shared/payments/OpenPaymentNote'
import { Page } from '../../../shared/ui/page/Page'
import { SkeletonTicket } from './lines/SkeletonTicket'
import { SkeletonBar, SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { paths } from '../../../shared/paths'
import { usePrefetch } from '../../../shared/prefetch'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { useIsWide } from '../../../shared/ui/useWidth'
import { selectRiderId } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { CartLineRow } from './lines/CartLineRow'
import { lineKey } from './state/cartLine'
import { selectCartCount, selectCartLines } from './state/cartSlice'
import { clearCartRequested, saveCartRequested } from './state/cartRequests'
import { cartChangesCode } from './cartSaga'
import { CartBar, CartNote, CartTotal } from './CartTotal'
import { EmptyCart } from './EmptyCart'
import { SavedCarts } from './savedForLater/SavedCarts'
import { CartChanges } from './refresh/CartChanges'
import { UndoOffer } from './undo/UndoOffer'
import { SalesClosedNote } from './SalesClosedNote'

/** What a refresh changed is below the total, so a late answer moves nothing. On a phone both are below the lines. */
const asideOfCart = { position: 'sticky', top: 96, display: 'grid', gap: 2 }

/** Flush with the lines on either side. `TextButtons` is in a file that this page does not load. */
const textButtons = { display: 'flex', flexWrap: 'wrap', mx: '-12px', '& > [data-variant][data-variant]': { m: 0 } }

const tickets = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  // A long text wraps, instead of narrowing the part beside it.
  '& article > div > div:first-of-type': { flexBasis: 0 },
}

export default function CartScreen() {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const keys = useAppSelector(selectCartLines).map(lineKey)
  const count = useAppSelector(selectCartCount)
  const isWide = useIsWide()
  const { limits } = useAppSelector(selectSettings)
  const riderId = useAppSelector(selectRiderId)
  usePrefetch(cartChangesCode)
  if (keys.length === 0)
    return (
      <Page title={t('page')} wide>
        <UndoOffer />
        <EmptyCart />
        <SavedCarts />
      </Page>
    )
  return (
    <Page title={t('page')} lead={t('room', { count, limit: limits.maxCartQuantity })} wide>
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 340px' } }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <SalesClosedNote />
          <OpenPaymentNote riderId={riderId} />
          <UndoOffer />
          <Box component="ul" sx={tickets}>
            {keys.map((key, index) => (
              <CartLineRow key={key} lineKey={key} index={index} />
            ))}
          </Box>
          {!isWide && <CartChanges level="h2" />}
          {!isWide && <CartNote />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
            <LinkButton to={paths.products}>{t('continue')}</LinkButton>
            <Box sx={textButtons}>
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
        {isWide && (
          <Box sx={asideOfCart}>
            <CartTotal />
            <CartChanges level="h2" />
          </Box>
        )}
      </Box>
      {!isWide && <CartBar />}
    </Page>
  )
}

/**
 * The cart's page in its document, whose script knows how many lines are stored: it shows the empty cart, or a place
 * for each line.
 */
export function Skeleton() {
  const { t } = useTranslation('cart')
  return (
    <Page title={t('page')} lead={<LeadSkeleton />} wide>
      <Box data-cart="empty">
        <EmptyCart />
      </Box>
      <Box
        aria-busy
        data-cart="lines"
        sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: '1fr', md: '1fr 340px' } }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Box data-cart-line sx={{ display: 'grid', minHeight: { xs: 220, sm: 146 } }}>
            <SkeletonTicket height={146} />
          </Box>
        </Box>
        <Paper variant="outlined" sx={{ p: 3, display: { xs: 'none', md: 'grid' }, gap: 2 }}>
          <Typography component="h2" variant="h3">
            {t('summary')}
          </Typography>
          <SkeletonLines lines={2} height={24} />
          <SkeletonBar shade="strong" style={{ height: 52 }} />
        </Paper>
      </Box>
    </Page>
  )
}

const LeadSkeleton = () => (
  <SkeletonBar shade="faint" data-cart="lines" data-waiting style={{ width: 220, height: '1.5em' }} />
)
