import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { Faults } from '../../../shared/submission/Faults'
import { formState } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { PhoneNumber } from '../../../shared/ui/PhoneNumber'
import { place } from '../../../shared/ui/told/WithWords'
import { notificationFields, valuesOf } from './notificationFields'
import { NotificationsGrid } from './NotificationsGrid'
import type { Notifications } from './notifications'
import { useAutoSaved } from './useAutoSaved'

interface NotificationsFormProps {
  held: Notifications
  owner: string
}

/** Each choice is saved at once. Unsaved ones stay, with a retry. */
export function NotificationsForm({ held: { settings, mobile }, owner }: NotificationsFormProps) {
  const { t, i18n } = useTranslation('notifications')
  const { values, change, choose, last, isUnsaved, isDraft, save, reset } = useAutoSaved(valuesOf(settings), owner)
  const fields = notificationFields(settings, mobile !== null, {
    event: (event) => t(`event.${event}`),
    email: t('email'),
    sms: t('sms'),
    when: t('when'),
    value: (event, value) =>
      event === 'low_balance'
        ? t('orLess', { amount: formatMoney(value, i18n.language) })
        : t('daysBefore', { count: value }),
  })
  const { busy, errors, fieldErrors } = formState(change)
  const stray = Object.entries(fieldErrors ?? {}).flatMap(([key, error]) =>
    fields.some((field) => field.key === key) ? [] : error,
  )
  return (
    <Paper
      variant="outlined"
      sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {isDraft && <DraftNote onDrop={reset} />}
      <Faults of={[...(errors ?? []), ...stray]} />
      {isUnsaved && !busy && (
        <BusyButton variant="contained" busy={false} onClick={save} sx={{ justifySelf: 'start' }}>
          {t('save')}
        </BusyButton>
      )}
      <NotificationsGrid
        fields={fields}
        values={values}
        errors={fieldErrors}
        onChoose={choose}
        said={change.status === 'done' && !isUnsaved && last ? { key: last, text: t('saved') } : undefined}
      />
      <div>
        {mobile === null ? (
          <TextLink to={`${paths.accountSecurity}#two-factor`}>{t('verify')}</TextLink>
        ) : (
          <SmsTo number={mobile} />
        )}
      </div>
    </Paper>
  )
}

function SmsTo({ number }: { number: string }) {
  const { t } = useTranslation('notifications')
  const [before, after] = t('smsTo', { number: place }).split(place)
  return (
    <>
      {before}
      <PhoneNumber number={number} />
      {after}
    </>
  )
}
