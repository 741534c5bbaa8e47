import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useInSight } from '../../../../shared/focus/useInSight'
import { paths } from '../../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Faults } from '../../../../shared/submission/Faults'
import { reasonsIn } from '../../../../shared/submission/submission'
import { Alert } from '../../../../shared/ui/Alert'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { cartGlyph } from '../../../../shared/ui/glyphs/frame'
import { buyingAgain } from './buyingAgain'
import type { AgainLine, BoughtAgain } from './buyingAgain'

interface BuyAgainProps {
  lines: AgainLine[]
  /** A button without an edge, where the page is about something else. */
  isQuiet?: boolean
}

/** Puts lines into the cart once more, and says in one summary what was not added and why (decision 99). */
export function BuyAgain({ lines, isQuiet = false }: BuyAgainProps) {
  const { t } = useTranslation('histories')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(buyingAgain.select)
  const summary = useInSight<HTMLDivElement>(attempt.status === 'done')
  useEffect(() => {
    dispatch(buyingAgain.dropped())
    return () => void dispatch(buyingAgain.dropped())
  }, [dispatch])
  return (
    <Box data-print="hide" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <BusyButton
        variant={isQuiet ? 'text' : 'outlined'}
        startIcon={<Glyph shape={cartGlyph} />}
        busy={attempt.status === 'sending'}
        busyText={t('again.busy')}
        onClick={() => dispatch(buyingAgain.requested({ lines }))}
      >
        {t('again.submit')}
      </BusyButton>
      <Box ref={summary} role="status" sx={{ width: '100%' }}>
        {attempt.status === 'done' && <Summary of={attempt.value} />}
      </Box>
      <Faults of={reasonsIn(attempt)} />
    </Box>
  )
}

function Summary({ of: { added, left } }: { of: BoughtAgain }) {
  const { t } = useTranslation('histories')
  const count = added.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Alert
      role="group"
      severity={left.length === 0 ? 'success' : added.length === 0 ? 'warning' : 'info'}
      title={added.length === 0 ? t('again.none') : t('again.added', { count })}
      action={
        added.length > 0 && (
          <LinkButton variant="outlined" to={paths.cart}>
            {t('again.cart')}
          </LinkButton>
        )
      }
    >
      {added.map((line, at) => (
        <div key={at}>{t('again.line', { ...line })}</div>
      ))}
      {left.map(({ name, why }, at) => (
        <div key={at}>{t(`again.left.${why}`, { name })}</div>
      ))}
    </Alert>
  )
}
