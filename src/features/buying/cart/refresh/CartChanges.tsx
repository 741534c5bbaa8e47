import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button } from '../../../../shared/ui/buttons/Button'
import { agreementRequested, cartShown } from '../state/cartRequests'
import { selectCartLines } from '../state/cartSlice'
import { focusHeadingWhenLost } from '../undo/focusAfterRemoval'

/**
 * Shows what a refresh changed (CART-10): products to remove, prices to agree to. It is in every open cart, and has an
 * old cart refreshed.
 */
export function CartChanges({ level }: { level: 'h2' | 'h3' }) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const lines = useAppSelector(selectCartLines)
  useEffect(() => void dispatch(cartShown()), [dispatch])
  const gone = lines.filter((line) => line.isGone)
  const repriced = lines.filter((line) => !line.isGone && line.formerPrice !== undefined)
  if (gone.length === 0 && repriced.length === 0) return null
  const accept = () => {
    dispatch(agreementRequested())
    focusHeadingWhenLost()
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {gone.length > 0 && (
        <Alert severity="error" level={level} title={t('refresh.goneTitle', { count: gone.length })}>
          <span id={goneReasonId}>{t('refresh.goneText', { count: gone.length })}</span>
        </Alert>
      )}
      {repriced.length > 0 && (
        <Alert
          severity="warning"
          level={level}
          title={t('refresh.priceTitle', { count: repriced.length })}
          action={
            <Button variant="outlined" color="inherit" onClick={accept}>
              {t('refresh.accept', { count: repriced.length })}
            </Button>
          }
        />
      )}
    </Box>
  )
}

/** The id of the text that says why products must be removed. */
export const goneReasonId = 'cart-gone-reason'
