import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { formState } from '../../../../shared/submission/submission'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { cardEntryFields } from './cardEntryFields'
import { cardEntrySubmission } from './cardEntrySubmission'
import './cardSession'

/**
 * Asks for number and security code (FM-12). They stay in the inputs, and are wiped on closing; the number is
 * remembered for linking.
 */
export default function CardEntry() {
  const { t } = useTranslation('fareMedia')
  const [submission, send] = useSubmission(cardEntrySubmission)
  return (
    <ConfigForm
      secret
      fields={cardEntryFields(t)}
      submitText={t('entry.submit')}
      busyText={t('entry.busy')}
      {...formState(submission)}
      onSubmit={({ number = '', code = '' }) => send({ number: number.replace(/\D/g, ''), code })}
    />
  )
}
