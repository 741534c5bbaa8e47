import Typography from '@mui/material/Typography'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { withBlank } from '../../../shared/locales/lists'
import { paths, safeReturnPath } from '../../../shared/paths'
import { useAppDispatch } from '../../../shared/store'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { AccountForm } from './forms/AccountForm'
import { FormPage } from '../../../shared/ui/page/FormPage'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { AccountPromise } from './signUp/AccountPromise'
import { ChildrenNote } from './signUp/ChildrenNote'
import { SignUpDone } from './signUp/SignUpDone'
import { useSignUpFields } from './signUp/signUpFields'
import { signUpSubmission } from './signUp/signUp'

/** `/signup` opens an account (AUTH-09). The guard redirects riders (NAV-03). */
export default function SignUpScreen() {
  const { t } = useTranslation('registration')
  const dispatch = useAppDispatch()
  const [submission, send] = useShownSubmission(signUpSubmission)
  const [search] = useSearchParams()
  const login = paths.login(safeReturnPath(search.get('from')))
  const { fields, values } = useSignUpFields(t)
  useFocusOnChange(submission.status === 'done')

  useLayoutEffect(() => {
    dispatch(signUpSubmission.opened())
  }, [dispatch])

  if (submission.status === 'done') return <SignUpDone email={submission.value.email} login={login} />
  return (
    <FormPage title={t('signUp.title')} lead={t('signUp.lead')} aside={<AccountPromise />}>
      <Typography sx={{ mb: 3 }}>
        {withBlank(t('signUp.known'))}
        <TextLink to={login}>{t('signUp.signIn')}</TextLink>
      </Typography>
      <ChildrenNote />
      <AccountForm
        name="signup"
        ownFields={fields}
        values={values}
        submission={submission}
        submitText={t('signUp.submit')}
        busyText={t('signUp.busy')}
        onSubmit={send}
      />
    </FormPage>
  )
}
