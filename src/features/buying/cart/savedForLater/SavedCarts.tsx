import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../../shared/locales/dates'
import { inOneList } from '../../../../shared/locales/lists'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Price } from '../../../../shared/ui/Price'
import { selectSettings } from '../../../identity/settings'
import { countOf, subtotalOf } from '../state/cartLine'
import { savedCartsReadRequested, savedCartRemovalRequested, restoreRequested } from '../state/cartRequests'
import { focusHeadingWhenLost } from '../undo/focusAfterRemoval'
import type { SavedCart } from './savedCart'
import { selectSavedCarts } from './savedCartsSlice'
import { onSavedCartsOfOtherTabs } from './savedCartsStorage'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'

interface SavedCartsProps {
  /** The drawer shows only the saved carts and the buttons that put them back. */
  compact?: boolean
}

export function SavedCarts({ compact = false }: SavedCartsProps) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const carts = useAppSelector(selectSavedCarts)
  const headingId = useId()
  useEffect(() => {
    const read = () => void dispatch(savedCartsReadRequested())
    read()
    return onSavedCartsOfOtherTabs(read)
  }, [dispatch])
  if (carts.length === 0) return null
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography
        id={headingId}
        component={compact ? 'h3' : 'h2'}
        variant={compact ? 'subtitle1' : 'h3'}
        sx={{ fontWeight: 700, outline: 'none' }}
        tabIndex={-1}
      >
        {t('saved.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: compact ? 0.5 : 1.5, p: 0, display: 'grid', gap: 1 }}>
        {carts.map((cart) => (
          <SavedCartRow key={cart.id} cart={cart} compact={compact} />
        ))}
      </Box>
    </Box>
  )
}

const shownNames = 2

/** Returns the names in one text: "Adult Single Ride, Adult Day Pass and 1 more product". */
function useNames({ lines }: SavedCart): string {
  const { t, i18n } = useTranslation('cart')
  const names = lines.slice(0, shownNames).map(({ name }) => name)
  const more = lines.length - names.length
  return inOneList(more > 0 ? [...names, t('saved.more', { count: more })] : names, i18n.language)
}

function SavedCartRow({ cart, compact }: { cart: SavedCart; compact: boolean }) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const names = useNames(cart)
  useEffect(() => focusHeadingWhenLost, [])
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: compact ? 1 : 2,
        p: compact ? 1.5 : 2,
        border: '2px dashed',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: compact ? '1 1 10rem' : '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{names}</Box>
        <SavedCartFacts cart={cart} compact={compact} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          size={compact ? 'small' : 'medium'}
          aria-label={t('saved.restoreWhat', { names })}
          onClick={() => dispatch(restoreRequested(cart.id))}
        >
          {t('saved.restore')}
        </Button>
        {!compact && (
          <Button
            color="inherit"
            aria-label={t('saved.removeWhat', { names })}
            onClick={() => dispatch(savedCartRemovalRequested(cart.id))}
          >
            {t('saved.remove')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

function SavedCartFacts({ cart, compact }: { cart: SavedCart; compact: boolean }) {
  const { t } = useTranslation('cart')
  const { operator } = useAppSelector(selectSettings)
  const date = useNamedDay()(dayOf(cart.savedAt, operator.timeZone))
  return (
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
      {t('saved.items', { count: countOf(cart.lines) })} · <Price cents={subtotalOf(cart.lines)} size="small" />
      {!compact && ` · ${t('saved.since', { date })}`}
    </Box>
  )
}
