import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isFocusLost } from '../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fieldSpec'
import { FormSummary } from '../../../shared/forms/FormSummary'
import { useAppDispatch } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { Button } from '../../../shared/ui/Button'
import { codeState } from './machine'
import type { Open } from './machine'
import { ResendButton } from './ResendButton'
import { codeGiven, numberChanged } from './secondFactorSlice'

interface CodeStepProps {
  state: Open
  now: number
}

/** Six digits in one field (FORM-05): pasted with spaces or not, and sent only when the button is pressed. */
export function CodeStep({ state, now }: CodeStepProps) {
  const { t } = useTranslation('secondFactor')
  const dispatch = useAppDispatch()
  const { code, pending, errors, fieldErrors } = state
  const use = codeState(code, now)
  const field: FieldSpec = {
    key: 'code',
    label: t('code.label'),
    required: true,
    allowed: /[\d\s]/,
    mask: (typed) => typed.replace(/\D/g, '').slice(0, 6),
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    rules: [(digits) => (/^\d{6}$/.test(digits) ? undefined : { key: 'secondFactor:code.sixDigits' })],
  }
  return (
    <>
      <Typography>
        {code?.sentTo ? t('code.sentTo', { phone: code.sentTo }) : t('code.sentSomewhere')} {t('code.delay')}
      </Typography>
      {use === 'usable' ? (
        <ConfigForm
          secret
          fields={[field]}
          submitText={t('code.submit')}
          busy={pending === 'verify'}
          busyText={t('code.busy')}
          errors={errors}
          fieldErrors={fieldErrors}
          onSubmit={(values) => dispatch(codeGiven(values.code ?? ''))}
        >
          <Typography role="status" sx={{ color: 'text.secondary', '&:empty': { mt: -2 } }}>
            {code && fieldErrors && t('code.triesLeft', { count: code.triesLeft })}
          </Typography>
        </ConfigForm>
      ) : (
        <>
          <FormSummary errors={errors ?? []} links={[]} />
          <Useless text={t(`code.${use}`)} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <ResendButton resendAt={state.resendAt} now={now} isBusy={pending === 'resend'} isFirst={use !== 'usable'} />
        {!state.isEnrolled && <Button onClick={() => dispatch(numberChanged())}>{t('code.changeNumber')}</Button>}
      </Box>
    </>
  )
}

/** In place of the form, which may have had the focus. */
function Useless({ text }: { text: string }) {
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
