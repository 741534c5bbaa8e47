import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Renewal, RenewablePass } from '../../api/contract/renewals'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../shared/forms/fieldSpec'
import { formatDay } from '../../shared/locales/dates'
import { formatMoney } from '../../shared/locales/money'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { formState } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { LinkButton } from '../../shared/ui/Button'
import { FailurePanel } from '../../shared/ui/FailurePanel'
import { SkeletonCard } from '../../shared/ui/SkeletonCard'
import { paymentMethods, useMethodName } from '../payment'
import { renewalChange } from './renewals'
import { daysToChoose, formValues, planOf, renewalMethods, usesToChoose } from './renewalRules'
import { usePlanText } from './usePlanText'

interface RenewalEditorProps {
  card: string
  pass: Renewal | RenewablePass
}

/** Asks how a pass renews. What will be charged, when and to what is said before it is saved. */
export function RenewalEditor({ card, pass }: RenewalEditorProps) {
  const { t } = useTranslation('renewals')
  const dispatch = useAppDispatch()
  const methods = useAppSelector(paymentMethods.select)
  if (methods.status === 'failed')
    return (
      <FailurePanel
        title={t('form.methodsFailed')}
        error={methods.error}
        onRetry={() => dispatch(paymentMethods.requested())}
      />
    )
  if (methods.status !== 'loaded')
    return (
      <div aria-busy>
        <SkeletonCard height={420} lines={6} />
      </div>
    )
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h3">
        {t('form.title', { name: pass.name })}
      </Typography>
      <Form card={card} pass={pass} values={formValues(pass, methods.value)} methods={renewalMethods(methods.value)} />
    </Paper>
  )
}

interface FormProps extends RenewalEditorProps {
  values: FormValues
  methods: ReturnType<typeof renewalMethods>
}

function Form({ card, pass, values, methods }: FormProps) {
  const { t, i18n } = useTranslation(['renewals', 'shared'])
  const dispatch = useAppDispatch()
  const change = useAppSelector(renewalChange.select)
  const nameOf = useMethodName()
  const { whenOf, noticeOf } = usePlanText()
  const [typed, setTyped] = useState(values)
  const uses = usesToChoose(pass)
  const isCounted = uses.length > 0
  const days = daysToChoose.map((before) => ({ unit: 'days' as const, before }))
  const notices = [...days, ...(isCounted ? uses.map((before) => ({ unit: 'uses' as const, before })) : [])]
  // A plan that was made elsewhere may hold another number.
  const own = planOf(values)
  const ends = [...new Set([...uses, own.renew_below ?? uses[0]].filter((count) => count !== undefined))]
  const isOffered = notices.some(({ unit, before }) => `${unit}:${before}` === values.notify)
  const fields: FieldSpec[] = [
    {
      key: 'method',
      kind: 'select',
      label: t('form.method'),
      hint: t('form.methodHint'),
      required: true,
      options: methods.map((method) => ({ value: method.id, label: nameOf(method) })),
    },
    {
      key: 'when',
      kind: 'select',
      label: t('form.when'),
      required: true,
      options: [
        { value: 'end', label: whenOf({ renew_below: null }) },
        ...(isCounted ? ends : []).map((below) => ({ value: String(below), label: whenOf({ renew_below: below }) })),
      ],
    },
    {
      key: 'notify',
      kind: 'select',
      label: t('form.notify'),
      required: true,
      options: [
        ...(own.notify && !isOffered ? [own.notify, ...notices] : notices).map((notify) => ({
          value: `${notify.unit}:${notify.before}`,
          label: noticeOf({ notify }),
        })),
        { value: 'none', label: noticeOf({ notify: null }) },
      ],
    },
  ]
  if (methods.length === 0)
    return (
      <Alert
        severity="info"
        role="note"
        action={<LinkButton to={paths.cardTab(card, 'autorenew')}>{t('form.back')}</LinkButton>}
      >
        {t('form.noMethod')}
      </Alert>
    )
  const chosen = methods.find(({ id }) => id === typed.method)
  const day = formatDay(pass.expiration_date ?? '', i18n.language)
  const plan = planOf(typed)
  return (
    <ConfigForm
      idPrefix="renewal"
      fields={fields}
      values={values}
      onChange={setTyped}
      submitText={t('renewal_id' in pass ? 'form.save' : 'form.switchOn')}
      {...formState(change)}
      onSubmit={(sent) =>
        dispatch(
          renewalChange.requested(
            'renewal_id' in pass
              ? { act: 'update', card, renewal: pass.renewal_id, plan: planOf(sent) }
              : { act: 'create', card, pass: pass.pass_id, plan: planOf(sent) },
          ),
        )
      }
      extraActions={<LinkButton to={paths.cardTab(card, 'autorenew')}>{t('shared:cancel')}</LinkButton>}
    >
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {chosen && typeof pass.price === 'number'
          ? t(plan.renew_below !== null ? 'form.chargeBelow' : day ? 'form.chargeOn' : 'form.chargeAtEnd', {
              amount: formatMoney(pass.price, i18n.language),
              method: nameOf(chosen),
              day,
              count: plan.renew_below ?? 0,
            })
          : ''}
      </Typography>
    </ConfigForm>
  )
}
