import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { onStoredChange } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from '../visitor/sessionKeys'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { LineSteps } from '../../../../shared/ui/lines/LineSteps'
import { useNow } from '../../../../shared/ui/useNow'
import { CodeStep, machine, PhoneStep } from '../../secondFactor/onDemand'
import type { Open } from '../../secondFactor/onDemand'
import { selectVisitor } from '../visitor/sessionSlice'
import { OfferStep } from './OfferStep'
import { StepSkeleton } from './StepSkeleton'
import './secondFactorSaga'
import {
  backupCodeGiven,
  codeGiven,
  numberChanged,
  offerReopened,
  phoneGiven,
  resendRequested,
  selectSecondFactor,
  signInCancelled,
  stepShown,
  timeRanOut,
} from './secondFactorSlice'

/** Shows the second factor to temporary visitors, in place of the form (AUTH-04). */
export default function SecondFactorStep() {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectSecondFactor)
  const visitor = useAppSelector(selectVisitor)

  useEffect(
    () =>
      onStoredChange(sessionKeys.secondFactor, (progress) => {
        if (progress) dispatch(stepShown())
      }),
    [dispatch],
  )

  // Runs again for each temporary session.
  useEffect(() => {
    dispatch(stepShown())
  }, [visitor, dispatch])

  return machine.isOpen(state) ? <OpenStep state={state} /> : <StepSkeleton />
}

function OpenStep({ state }: { state: Open }) {
  const { t } = useTranslation('secondFactor')
  const dispatch = useAppDispatch()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  // A step is a new page for a screen reader.
  const [isBackup, setBackup] = useState(false)
  useFocusOnChange(`${state.step} ${isBackup}`, () => heading.current?.focus())
  const isOver = state.endsAt <= now
  useEffect(() => {
    if (isOver) dispatch(timeRanOut())
  }, [isOver, dispatch])

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {!state.isEnrolled && (
        <LineSteps
          label={t('steps.label')}
          current={state.step}
          steps={(['offer', 'phone', 'code'] as const).map((key) => ({ key, label: t(`steps.${key}`) }))}
        />
      )}
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {t(state.step === 'code' && isBackup ? 'backup.title' : `${state.step}.title`)}
      </Typography>
      {state.step === 'offer' && <OfferStep state={state} />}
      {state.step === 'phone' && (
        <Suspense fallback={<FormSkeleton fields={2} />}>
          <PhoneStep
            state={state}
            onPhone={(phone) => dispatch(phoneGiven(phone))}
            onBack={() => dispatch(offerReopened())}
          />
        </Suspense>
      )}
      {state.step === 'code' && (
        <CodeStep
          state={state}
          now={now}
          onCode={(code) => dispatch(codeGiven(code))}
          onResend={() => dispatch(resendRequested())}
          onChangeNumber={() => dispatch(numberChanged())}
          isBackup={isBackup && state.isEnrolled}
          onBackup={setBackup}
          onBackupCode={(code) => dispatch(backupCodeGiven(code))}
        />
      )}
      <Button
        color="inherit"
        onClick={() => dispatch(signInCancelled())}
        sx={{ justifySelf: 'start', ml: -1.5, mt: -1.5 }}
      >
        {t('cancel')}
      </Button>
    </Box>
  )
}
