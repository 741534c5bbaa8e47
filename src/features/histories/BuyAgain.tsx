import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { faultIn } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { BusyButton } from '../../shared/ui/BusyButton'
import { LinkButton } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { cartGlyph } from '../../shared/ui/glyphs/frame'
import { Told } from '../../shared/ui/told/Told'
import { buyingAgain } from './buyingAgain'
import type { AgainLine, BoughtAgain } from './buyingAgain'

interface BuyAgainProps {
  lines: AgainLine[]
  /** The card that it was bought for. */
  faremediaId?: string
}

/** Puts lines into the cart once more, and says in one summary what was not added and why (decision 99). */
export function BuyAgain({ lines, faremediaId }: BuyAgainProps) {
  const { t } = useTranslation('histories')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(buyingAgain.select)
  useEffect(() => {
    dispatch(buyingAgain.dropped())
    return () => void dispatch(buyingAgain.dropped())
  }, [dispatch])
  return (
    <Box data-print="hide" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <BusyButton
        variant="contained"
        startIcon={<Glyph shape={cartGlyph} />}
        busy={attempt.status === 'sending'}
        busyText={t('again.busy')}
        onClick={() => dispatch(buyingAgain.requested({ lines, faremediaId }))}
      >
        {t('again.submit')}
      </BusyButton>
      <Box role="status" sx={{ width: '100%' }}>
        {attempt.status === 'done' && <Summary of={attempt.value} />}
      </Box>
      {faultIn(attempt)?.errors?.map((error) => (
        <Alert key={error.key} severity="error">
          <Told of={error} />
        </Alert>
      ))}
    </Box>
  )
}

function Summary({ of: { added, left } }: { of: BoughtAgain }) {
  const { t } = useTranslation('histories')
  return (
    <Alert
      role="group"
      severity={left.length === 0 ? 'success' : added.length === 0 ? 'warning' : 'info'}
      title={added.length === 0 ? t('again.none') : t('again.added', { count: added.length })}
      action={
        added.length > 0 && (
          <LinkButton variant="outlined" to={paths.cart}>
            {t('again.cart')}
          </LinkButton>
        )
      }
    >
      {added.length > 0 && <div>{added.join(', ')}</div>}
      {left.map(({ name, why }, at) => (
        <div key={at}>{t(`again.left.${why}`, { name })}</div>
      ))}
    </Alert>
  )
}
