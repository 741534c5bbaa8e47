import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { useEvery } from '../../../../shared/locales/useEvery'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { palette } from '../../../../shared/ui/colours/palette'
import { selectIsRider } from '../../../identity/session'
import { lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { renewalRequested } from '../state/cartRequests'
import { rounded } from '../../../../shared/ui/rounded'

const Row = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  width: 'fit-content',
  color: palette.text,
  cursor: 'pointer',
  '&:has(:disabled)': { color: palette.textSoft, cursor: 'default' },
})

/** This is a native checkbox, so that the keyboard and forced colours work. */
const Toggle = styled('input')({
  appearance: 'none',
  flex: 'none',
  width: 40,
  height: 24,
  margin: 0,
  padding: 3,
  border: `2px solid ${palette.outline}`,
  borderRadius: rounded(12),
  background: palette.surface,
  cursor: 'inherit',
  '&::before': {
    content: '""',
    display: 'block',
    width: 14,
    height: 14,
    borderRadius: rounded(7),
    background: palette.outline,
    transition: 'transform 120ms',
  },
  '&:checked': { background: palette.primary, borderColor: palette.primary },
  '&:checked::before': { background: palette.onPrimary, transform: 'translateX(16px)' },
  '&:disabled': { borderStyle: 'dashed' },
  '@media (prefers-reduced-motion: reduce)': { '&::before': { transition: 'none' } },
  '@media (forced-colors: active)': { '&:checked::before': { background: 'Highlight' } },
})

export function RenewalSwitch({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation('cart')
  const every = useEvery()
  const dispatch = useAppDispatch()
  const isRider = useAppSelector(selectIsRider)
  const id = useId()
  const { name, isSubscribed, renewalPeriod: period } = line
  const isLocked = !isRider && !isSubscribed
  const amount = formatMoney(line.list_price * line.quantity, i18n.language)
  const renews = period ? t('renewal.thenEvery', { amount, period: every(period) }) : t('renewal.thenAtEnd', { amount })
  const kept = isRider ? !line.isGone && renews : t('renewal.signInToKeep')
  const state = isSubscribed ? kept : t('renewal.once')
  return (
    <div>
      <Row>
        <Toggle
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          checked={isSubscribed}
          disabled={isLocked}
          aria-label={t('renewal.switchOf', { name })}
          aria-describedby={id}
          onChange={() => dispatch(renewalRequested({ key: lineKey(line), renews: !isSubscribed }))}
        />
        <span aria-hidden="true">{t('renewal.switch')}</span>
      </Row>
      <div id={id}>{isLocked ? t('renewal.signIn') : state}</div>
    </div>
  )
}
