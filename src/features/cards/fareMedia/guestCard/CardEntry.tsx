import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { formState } from '../../../../shared/submission/submission'
import { cardEntryFields } from './cardEntryFields'
import { cardEntrySubmission } from './cardEntrySubmission'
import './cardSession'

/**
 * Asks for number and security code (FM-12). They stay in the inputs, and are wiped on closing; the number is
 * remembered for linking.
 */
export default function CardEntry() {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  const submission = useAppSelector(cardEntrySubmission.select)
  useEffect(() => {
    dispatch(cardEntrySubmission.opened())
  }, [dispatch])
  return (
    <ConfigForm
      secret
      fields={cardEntryFields(t)}
      submitText={t('entry.submit')}
      busyText={t('entry.busy')}
      {...formState(submission)}
      onSubmit={({ number = '', code = '' }) =>
        dispatch(cardEntrySubmission.requested({ number: number.replace(/\D/g, ''), code }))
      }
    />
  )
}
