import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { useInSight } from '../../../shared/focus/useInSight'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { reasonsOf } from '../../../shared/submission/submission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'
import { clockGlyph } from '../../../shared/ui/glyphs/products'
import { errorGlyph } from '../../../shared/ui/glyphs/severities'
import { Told } from '../../../shared/ui/told/Told'
import { useMethodName } from '../../paying/payment/onDemand'
import { takeoverAsked, takeoverResumed } from './takeOver'
import { methodToAskFor, nextOf, paused } from './takeoverPlan'
import type { TakeoverStep } from './takeoverPlan'
import { selectTakeover, takeoverEnded } from './takeoverSlice'
import { useUseName } from './useUseName'

const glyphs = { waiting: clockGlyph, sending: clockGlyph, done: goodGlyph, failed: errorGlyph }

export function TakeoverProgress({ methods }: { methods: PaymentMethod[] }) {
  const { t } = useTranslation('paymentMethods')
  const dispatch = useAppDispatch()
  const nameOf = useMethodName()
  const nameOfUse = useUseName()
  const takeover = useAppSelector(selectTakeover)
  const isFailed = takeover?.removal === 'failed' || takeover?.steps.some(({ state }) => state === 'failed')
  const stopped = useInSight<HTMLDivElement>(isFailed)
  if (!takeover) return null
  const { method, steps, removal, fault, isRefused } = takeover
  const reasons = reasonsOf(fault)
  const replacementName = ({ replacement }: TakeoverStep) => {
    if (replacement === paused) return t('takeover.paused')
    const found = methods.find(({ id }) => id === replacement)
    return found ? nameOf(found) : ''
  }
  const refused = isRefused ? steps.find(({ state }) => state === 'failed')?.replacement : undefined
  const goOn = () =>
    dispatch(
      isRefused ? takeoverAsked({ method: methodToAskFor(takeover, methods), methods, refused }) : takeoverResumed(),
    )
  const acts = [
    ...steps.map((step) => ({
      id: `${step.use.kind} ${step.use.id}`,
      text: `${nameOfUse(step.use)} → ${replacementName(step)}`,
      state: step.state,
    })),
    { id: 'removal', text: t('takeover.removal', { method: nameOf(method) }), state: removal },
  ]
  return (
    <Paper component="section" variant="outlined" aria-label={t('takeover.title')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box component="h2" sx={{ m: 0, mb: 1.5, fontSize: '1.25rem', fontWeight: 700 }}>
        {t('takeover.title')}
      </Box>
      <Acts of={acts} reasons={reasons} />
      {isFailed && (
        <Alert ref={stopped} severity="error" sx={{ mt: 2 }} title={t('takeover.failed')}>
          {t('takeover.soFar')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <BusyButton variant="contained" busy={!isFailed && nextOf(takeover) !== undefined} onClick={goOn}>
          {t(isRefused ? 'takeover.chooseAgain' : 'takeover.goOn')}
        </BusyButton>
        {isFailed && <Button onClick={() => dispatch(takeoverEnded())}>{t('takeover.stop')}</Button>}
      </Box>
    </Paper>
  )
}

interface Act {
  id: string
  text: string
  state: TakeoverStep['state']
}

function Acts({ of: acts, reasons }: { of: Act[]; reasons: TextRef[] }) {
  const { t } = useTranslation('paymentMethods')
  return (
    <Box component="ol" role="list" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {acts.map(({ id, text, state }) => (
        <Box component="li" key={id} sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 1 }}>
          <Glyph shape={glyphs[state]} size={22} filled={state === 'failed'} />
          <span>
            {text} · <strong>{t(`takeover.state.${state}`)}</strong>
            {state === 'failed' && reasons.length > 0 && (
              <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                <Told of={reasons} />
              </Box>
            )}
          </span>
        </Box>
      ))}
    </Box>
  )
}
