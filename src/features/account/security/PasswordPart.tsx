import { useTranslation } from 'react-i18next'
import { ServerForm } from '../../../shared/forms/server/ServerForm'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { selectUser } from '../../identity/session'
import { EditedPart } from './EditedPart'
import { passwordChange, passwordForm } from './password'
import { passwordFields } from './passwordFields'
import { useEdited } from './useEdited'

/** Changes the password (ACC-03). A rider without one gets it by a mailed link, which proves the email. */
export function PasswordPart() {
  const { t } = useTranslation(['security', 'shared'])
  const hasPassword = useAppSelector(selectUser)?.has_password !== false
  const { state, send, isOpen, open, close } = useEdited(passwordChange)
  return (
    <EditedPart
      id="password"
      title={t('password.title')}
      state={<div>{t(hasPassword ? 'password.text' : 'password.none')}</div>}
      acts={
        hasPassword ? (
          <Button variant="outlined" onClick={open}>
            {t('password.change')}
          </Button>
        ) : (
          <LinkButton variant="outlined" to={paths.forgotPassword}>
            {t('password.set')}
          </LinkButton>
        )
      }
      form={
        isOpen && (
          <ServerForm
            form={passwordForm}
            fields={(given) => passwordFields(given, t)}
            submission={state}
            submitText={t('password.submit')}
            busyText={t('saving')}
            onSubmit={({ current_password = '', password = '' }) => send({ current_password, password })}
            extraActions={
              <Button size="large" onClick={close}>
                {t('shared:cancel')}
              </Button>
            }
          />
        )
      }
    />
  )
}
