import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import type { SignIn } from './sessionDialogs'
import { selectIsRider, selectIsTemporary } from './visitor/sessionSlice'
import { SignInForm } from './SignInForm'

/** Asks visitors to sign in before the checkout. The dialog closes when a rider is signed in, also from another tab. */
export default function SignInDialog({ params, answer }: SignIn) {
  const { t } = useTranslation('session')
  const isRider = useAppSelector(selectIsRider)
  const isTemporary = useAppSelector(selectIsTemporary)
  const onSignedIn = useEffectEvent(() => answer('signedIn'))
  useEffect(() => {
    if (isRider) onSignedIn()
  }, [isRider])

  return (
    <DialogFrame
      title={isTemporary ? t('secondFactor.title') : t('signIn.dialogTitle')}
      onClose={() => answer('cancel')}
    >
      <SignInForm
        goal="checkout"
        returnTo={paths.checkout}
        onGuest={params.guestAllowed ? () => answer('guest') : undefined}
      />
    </DialogFrame>
  )
}
