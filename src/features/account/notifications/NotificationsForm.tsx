import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useRecordForm } from '../../../shared/forms/saving/useRecordForm'
import { withBlank } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { formatPhone } from '../../../shared/locales/phones'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { notificationFields, valuesOf } from './notificationFields'
import type { NotificationEvent } from './notificationFields'
import { notificationsChange } from './notifications'
import type { Notifications } from './notifications'

interface NotificationsFormProps {
  held: Notifications
  owner: string
}

/** The settings of all events in one form. */
export function NotificationsForm({ held: { settings, mobile }, owner }: NotificationsFormProps) {
  const { t, i18n } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const change = useAppSelector(notificationsChange.select)
  const record = useRecordForm({
    form: 'notifications',
    owner,
    saved: valuesOf(settings),
    submission: change,
  })
  const saved = useEffectEvent(record.forget)
  useEffect(() => {
    if (change.status === 'done') saved()
  }, [change])
  const fields = notificationFields(settings, mobile !== null, {
    event: (event) => t(`event.${event}`),
    email: t('email'),
    sms: t('sms'),
    threshold: (event) => t(`threshold.${event as Exclude<NotificationEvent, 'charge_failed' | 'order_shipped'>}`),
    value: (event, value) =>
      event === 'low_balance' ? formatMoney(value, i18n.language) : t('daysBefore', { count: value }),
  })
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 836 }}>
      {record.isDraft && <DraftNote onDrop={record.reset} />}
      <Box sx={{ mb: 2 }}>
        {mobile === null ? (
          <>
            {withBlank(t('noMobile'))}
            <TextLink to={`${paths.accountSecurity}#two-factor`}>{t('verify')}</TextLink>
          </>
        ) : (
          t('smsTo', { number: formatPhone(mobile) })
        )}
      </Box>
      <ConfigForm
        key={record.round}
        idPrefix="notifications"
        fields={fields}
        groupsAsRows
        values={record.values}
        submitText={t('save')}
        {...formState(change)}
        onChange={record.change}
        onSubmit={(typed) => dispatch(notificationsChange.requested(record.editOf(typed)))}
      />
    </Paper>
  )
}
