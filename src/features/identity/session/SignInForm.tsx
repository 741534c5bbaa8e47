import Box from '@mui/material/Box'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { useAppSelector } from '../../../shared/store'
import { lazyPart } from '../../../i18n/lazyPart'
import { OpenPaymentNote } from '../../../shared/payments/OpenPaymentNote'
import { CredentialsForm } from './CredentialsForm'
import type { CredentialsFormProps } from './CredentialsForm'
import { GuestDoors } from './GuestDoors'
import { StepSkeleton } from './secondFactor/StepSkeleton'
import { selectSignInReason } from './signIn/signInSlice'
import { selectIsTemporary } from './visitor/sessionSlice'

const SecondFactorStep = lazyPart(() => import('./secondFactor/SecondFactorStep'), ['secondFactor'])

/** Asks for credentials, then for the second factor (AUTH-04). */
export function SignInForm(props: CredentialsFormProps) {
  const { t } = useTranslation('session')
  const isTemporary = useAppSelector(selectIsTemporary)
  const reason = useAppSelector(selectSignInReason)
  const [isOpened, setOpened] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  // A returned visitor had chosen to sign in, and reads the reason.
  if ((reason ?? isTemporary) && !isOpened) setOpened(true)
  const { goal, onGuest } = props
  const stage = isTemporary ? 'secondFactor' : goal && onGuest && !isOpened ? 'doors' : 'credentials'
  // The focused element goes with its form.
  useFocusOnChange(stage, () => group.current?.focus())

  return (
    <Box
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={isTemporary ? t('secondFactor.title') : t('signIn.title')}
      sx={{ outline: 'none', minWidth: 0 }}
    >
      {stage !== 'secondFactor' && <OpenPaymentNote riderId={undefined} />}
      {stage === 'secondFactor' && (
        <Suspense fallback={<StepSkeleton />}>
          <SecondFactorStep />
        </Suspense>
      )}
      {stage === 'credentials' && <CredentialsForm {...props} />}
      {stage === 'doors' && goal && onGuest && (
        <GuestDoors goal={goal} onGuest={onGuest} onSignIn={() => setOpened(true)} />
      )}
    </Box>
  )
}
