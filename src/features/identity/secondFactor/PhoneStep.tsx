import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec } from '../../../shared/forms/fields/fieldSpec'
import { useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/buttons/Button'
import { selectLanguage } from '../settings'
import type { Open } from './machine'
import { defaultCountry, phoneBody, phoneFields } from './phoneFields'

interface PhoneStepProps {
  state: Open
  onPhone: (phone: ReturnType<typeof phoneBody>) => void
  passwordField?: FieldSpec
  /** Without it, the rider can only leave. */
  onBack?: () => void
}

/** Asks for the phone that gets the code (FORM-05). */
export default function PhoneStep({ state, onPhone, passwordField, onBack }: PhoneStepProps) {
  const { t } = useTranslation('secondFactor')
  const language = useAppSelector(selectLanguage)
  const fields = useMemo(() => phoneFields(t, language), [t, language])
  return (
    <>
      <Typography>{t('phone.text')}</Typography>
      <ConfigForm
        secret={passwordField !== undefined}
        fields={passwordField ? [...fields, passwordField] : fields}
        values={{ country: defaultCountry }}
        submitText={t('phone.submit')}
        busy={state.pending === 'enroll'}
        busyText={t('phone.busy')}
        errors={state.errors}
        fieldErrors={state.fieldErrors}
        onSubmit={(values) => onPhone(phoneBody(values))}
        extraActions={
          onBack && (
            <Button size="large" onClick={onBack}>
              {t('phone.back')}
            </Button>
          )
        }
      />
    </>
  )
}
