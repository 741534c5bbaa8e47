import Paper from '@mui/material/Paper'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { Order } from '../../../../api/contract/buying/orders'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { focusFirstField } from '../../../../shared/focus/moveFocus'
import { formState } from '../../../../shared/submission/submission'
import { useShownSubmission } from '../../../../shared/submission/useSubmission'
import { Alert } from '../../../../shared/ui/Alert'
import { receiptMail } from '../finding/orderActs'

export default function ReceiptByEmail({ id, order }: { id: string; order: Order }) {
  const { t } = useTranslation('orders')
  const [mail, send] = useShownSubmission(receiptMail)
  const form = useRef<HTMLFormElement>(null)
  // The visitor opened the form to type.
  useEffect(() => focusFirstField(form.current), [])
  return (
    <Paper id={id} component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 480 }}>
      <div role="status">
        {mail.status === 'done' && (
          <Alert role="group" severity="success" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {t('mail.sent', { email: mail.value.to })}
          </Alert>
        )}
      </div>
      <ConfigForm
        formRef={form}
        fields={[
          {
            key: 'email',
            label: t('mail.email'),
            kind: 'email',
            required: true,
            maxlength: limits.email,
            autoComplete: 'email',
            hint: t('mail.hint'),
          },
        ]}
        values={{ email: order.email ?? '' }}
        submitText={t('mail.submit')}
        {...formState(mail)}
        busyText={t('mail.busy')}
        onSubmit={({ email = '' }) => send({ to: email })}
      />
    </Paper>
  )
}
