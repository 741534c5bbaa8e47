import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirst, focusWhenLost } from '../../../shared/focus/moveFocus'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { selectIsRider } from '../../identity/session'
import { ActRow } from './ActRow'
import { eraseConfirmed } from './privacy'
import type { KeptThing } from './purposes'

interface ErasureProps {
  level: 'h2' | 'h3'
  things: KeptThing[]
}

/** Asks in place before it erases, because the choices may be a dialog. */
export function Erasure({ level, things }: ErasureProps) {
  const { t } = useTranslation('privacy')
  const dispatch = useAppDispatch()
  const [state, setState] = useState<'idle' | 'asked' | 'erasing'>('idle')
  const opener = useRef<HTMLButtonElement>(null)
  const consequences = useConsequences(things)
  const keep = () => {
    if (state === 'erasing') return
    setState('idle')
    focusWhenLost(() => opener.current)
  }
  if (state === 'idle')
    return (
      <ActRow>
        <p>{t('erase.text')}</p>
        <Button ref={opener} variant="outlined" onClick={() => setState('asked')}>
          {t('erase.act')}
        </Button>
      </ActRow>
    )
  return (
    <Alert
      severity="warning"
      level={level}
      title={t('erase.question')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" color="inherit" ref={focusFirst} onClick={keep}>
            {t('erase.keep')}
          </Button>
          <BusyButton
            variant="contained"
            color="error"
            busy={state === 'erasing'}
            onClick={() => {
              setState('erasing')
              dispatch(eraseConfirmed())
            }}
          >
            {t('erase.confirm')}
          </BusyButton>
        </Box>
      }
    >
      {t('erase.text')}
      {consequences.length > 0 && (
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5 }}>
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function useConsequences(things: KeptThing[]): string[] {
  const { t } = useTranslation('privacy')
  const isRider = useAppSelector(selectIsRider)
  const isKept = (...purposes: KeptThing['purpose'][]) => things.some(({ purpose }) => purposes.includes(purpose))
  return [
    isRider && t('erase.signsOut'),
    isKept('cart', 'savedCarts', 'buyNow') && t('erase.cart'),
    isKept('guestOrders') && t('erase.guestOrders'),
    isKept('payment', 'transfer') && t('erase.payment'),
  ].filter((text) => text !== false)
}
