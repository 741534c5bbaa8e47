import Box from '@mui/material/Box'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../shared/focus/moveFocus'
import { FormSkeleton } from '../../shared/forms/FormSkeleton'
import { useAppSelector } from '../../shared/store'
import { lazyPart } from '../../shared/ui/lazyScreen'
import { CredentialsForm } from './CredentialsForm'
import type { CredentialsFormProps } from './CredentialsForm'
import { selectIsTemporary } from './visitor/sessionSlice'

const SecondFactorStep = lazyPart(() => import('./secondFactor/SecondFactorStep'), ['secondFactor'])

/** Shows the whole sign-in: the credentials, then the second factor if it is due (AUTH-04). */
export function SignInForm(props: CredentialsFormProps) {
  const { t } = useTranslation('session')
  const isTemporary = useAppSelector(selectIsTemporary)
  const group = useRef<HTMLDivElement>(null)
  // The element that had the focus is removed together with its form.
  useFocusOnChange(isTemporary, () => group.current?.focus())

  return (
    <Box
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={isTemporary ? t('secondFactor.title') : t('signIn.title')}
      sx={{ outline: 'none', minWidth: 0 }}
    >
      {isTemporary ? (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <SecondFactorStep />
        </Suspense>
      ) : (
        <CredentialsForm {...props} />
      )}
    </Box>
  )
}
