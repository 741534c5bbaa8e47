import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFocusLost } from '../../../shared/focus/moveFocus'
import { codeField } from '../../../shared/forms/fields/codeField'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { FormSummary } from '../../../shared/forms/FormSummary'
import { PausedButton } from '../../../shared/forms/PausedButton'
import type { Fault } from '../../../shared/submission/fault'
import { inOneText } from '../../../shared/locales/lists'
import { Alert } from '../../../shared/ui/Alert'
import { Button } from '../../../shared/ui/buttons/Button'
import { BackupCodeForm } from './BackupCodeForm'
import { LostPhone } from './LostPhone'
import { codeState } from './machine'
import type { Open } from './machine'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const sixDigits = (label: string) =>
  codeField({ key: 'code', label, digits: 6, wrongText: 'secondFactor:code.sixDigits' })

const Ways = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  '& > [data-variant="text"]': { marginInlineStart: -12 },
})

interface CodeStepProps {
  state: Open
  now: number
  onCode: (code: string) => void
  onResend: () => void
  onChangeNumber: () => void
  isBackup: boolean
  onBackup: (isBackup: boolean) => void
  onBackupCode: (code: string) => void
}

/** Asks for the six digits of the message (FORM-05), or for a backup code, and says what to do without the phone. */
export function CodeStep(props: CodeStepProps) {
  const { isBackup, onBackupCode } = props
  // What one form was told is not about the other.
  const [left, setLeft] = useState<Fault>({})
  const errors = props.state.errors === left.errors ? undefined : props.state.errors
  const fieldErrors = props.state.fieldErrors === left.fieldErrors ? undefined : props.state.fieldErrors
  const state = { ...props.state, errors, fieldErrors }
  const onBackup = (isNow: boolean) => {
    setLeft(props.state)
    props.onBackup(isNow)
  }
  return (
    <>
      {isBackup ? (
        <>
          <BackupCodeForm state={state} onCode={onBackupCode} onBack={() => onBackup(false)} />
          <LostPhone />
        </>
      ) : (
        <SentCodeForm {...props} state={state} onBackup={onBackup} />
      )}
    </>
  )
}

function SentCodeForm({ state, now, onCode, onResend, onChangeNumber, onBackup }: CodeStepProps) {
  const { t } = useTranslation('secondFactor')
  const { code, pending, errors } = state
  // An answer to the other form may come late.
  const fieldErrors = state.fieldErrors?.code && state.fieldErrors
  const use = codeState(code, now)
  return (
    <>
      <Typography>
        {inOneText([
          code?.sentTo ? t('code.sentTo', { phone: code.sentTo }) : t('code.sentSomewhere'),
          t('code.delay'),
        ])}
      </Typography>
      {use === 'usable' ? (
        <ConfigForm
          secret
          fields={[sixDigits(t('code.label'))]}
          submitText={t('code.submit')}
          busy={pending === 'verify'}
          busyText={t('code.busy')}
          errors={errors}
          fieldErrors={fieldErrors}
          onSubmit={(values) => onCode(values.code ?? '')}
        >
          <Typography role="status" sx={{ color: 'text.secondary', '&:empty': { position: 'absolute' } }}>
            {code && fieldErrors && t('code.triesLeft', { count: code.triesLeft })}
          </Typography>
        </ConfigForm>
      ) : (
        <>
          <FormSummary errors={errors ?? []} links={[]} />
          <CodeAlert text={t(`code.${use}`)} />
        </>
      )}
      <Ways>
        <PausedButton
          until={state.resendAt}
          waitText={(seconds) => t('resend.wait', { time: clock(seconds) })}
          readyText={t('resend.ready')}
          busy={pending === 'resend'}
          variant={use === 'usable' ? 'text' : 'contained'}
          onClick={onResend}
        >
          {t('resend.again')}
        </PausedButton>
        {state.isEnrolled ? (
          <>
            <Button onClick={() => onBackup(true)}>{t('backup.use')}</Button>
            <LostPhone />
          </>
        ) : (
          <Button onClick={onChangeNumber}>{t('code.changeNumber')}</Button>
        )}
      </Ways>
    </>
  )
}

/** Takes the focus, because the form may have had it. */
function CodeAlert({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocusLost()) alert.current?.focus()
  }, [])
  return (
    <Alert ref={alert} severity="warning" tabIndex={-1} sx={{ outline: 'none' }}>
      {text}
    </Alert>
  )
}
