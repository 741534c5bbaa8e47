import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/Button'
import { selectLanguage } from '../../settings'
import type { Open } from './machine'
import { defaultCountry, phoneBody, phoneFields } from './phoneFields'
import { offerReopened, phoneGiven } from './secondFactorSlice'

/** Asks for the phone that the code is sent to (FORM-05). */
export default function PhoneStep({ state }: { state: Open }) {
  const { t } = useTranslation('secondFactor')
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const fields = useMemo(() => phoneFields(t, language), [t, language])
  return (
    <>
      <Typography>{t('phone.text')}</Typography>
      <ConfigForm
        fields={fields}
        values={{ country: defaultCountry }}
        submitText={t('phone.submit')}
        busy={state.pending === 'enroll'}
        busyText={t('phone.busy')}
        errors={state.errors}
        fieldErrors={state.fieldErrors}
        onSubmit={(values) => dispatch(phoneGiven(phoneBody(values)))}
        extraActions={
          <Button size="large" onClick={() => dispatch(offerReopened())}>
            {t('phone.back')}
          </Button>
        }
      />
    </>
  )
}
