import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Renewal, RenewalPlan, RenewablePass } from '../../../api/contract/cards/renewals'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { dayOf } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { now } from '../../../shared/clock'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { TimeZoneContext } from '../../../shared/ui/operatorContexts'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { runningState } from '../../../shared/ui/states/runningState'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { paymentMethods, SavedMethodChoice, useMethodName, useMethodNames } from '../../paying/payment/onDemand'
import { renewalChange } from './renewals'
import {
  daysToChoose,
  formValues,
  isDue,
  planKey,
  planOf,
  renewalKinds,
  renewalMethods,
  usesToChoose,
} from './renewalRules'
import { usePlanText } from './usePlanText'

interface RenewalEditorProps {
  card: string
  /** Whether the card cannot be used now: nothing is charged for it. */
  isOutOfUse: boolean
  /** The last day of the card. Nothing is charged after it. */
  lastDay: string | undefined
  pass: Renewal | RenewablePass
}

export const editorTitle = 'renewal-title'

export function RenewalEditor(props: RenewalEditorProps) {
  const { t } = useTranslation('renewals')
  const methods = useShownRemote(paymentMethods)
  if (methods.status === 'failed')
    return <FailurePanel title={t('form.methodsFailed')} error={methods.error} onRetry={methods.retry} />
  if (methods.status !== 'loaded')
    return (
      <div aria-busy>
        <SkeletonCard height={420} lines={6} />
      </div>
    )
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography id={editorTitle} tabIndex={-1} component="h2" variant="h3">
        {t('form.title', { name: props.pass.name })}
      </Typography>
      <Form {...props} methods={methods.value} />
    </Paper>
  )
}

interface FormProps extends RenewalEditorProps {
  methods: readonly PaymentMethod[]
}

const savedPlan = (pass: Renewal | RenewablePass) => ('renewal_id' in pass ? planKey(pass) : '')

function Form({ card, isOutOfUse, lastDay, pass, methods }: FormProps) {
  const { t } = useTranslation(['renewals', 'shared', 'payment'])
  const usable = renewalMethods(methods, now())
  const [change, send] = useShownSubmission(renewalChange)
  const methodOf = useMethodNames(valueOf(useAppSelector(paymentMethods.select)))
  const { whenOf, noticeOf } = usePlanText()
  const [start] = useState(() => formValues(pass, usable))
  const [typed, setTyped] = useState(start)
  const [picked, setPicked] = useState(start.method)
  const [first] = useState(() => savedPlan(pass))
  const saved = savedPlan(pass)
  const fields = useRenewalFields(pass, start)
  // The rider chooses again if the chosen method has been removed.
  const method = usable.some(({ id }) => id === picked) ? (picked ?? '') : ''
  const [isMissing, setMissing] = useState(false)
  if (usable.length === 0) return <NoMethod card={card} />
  return (
    <ConfigForm
      idPrefix="renewal"
      fields={fields}
      values={start}
      onChange={setTyped}
      submitText={t('renewal_id' in pass ? 'form.save' : 'form.switchOn')}
      {...formState(change)}
      onSubmit={(sent) => {
        if (!method) return setMissing(true)
        send(
          'renewal_id' in pass
            ? { act: 'update', card, renewal: pass.renewal_id, plan: planOf({ ...sent, method }), seen: pass }
            : { act: 'create', card, pass: pass.pass_id, plan: planOf({ ...sent, method }) },
        )
      }}
      onWrong={() => {
        if (!method) setMissing(true)
        return false
      }}
      extraActions={<LinkButton to={paths.cardTab(card, 'autorenew')}>{t('shared:cancel')}</LinkButton>}
    >
      {saved !== first && 'renewal_id' in pass && (
        <Alert severity="info" role="status">
          {t('shared:conflict.now', {
            value: [methodOf(pass.payment_method_id), whenOf(pass), noticeOf(pass)].join(' · '),
          })}
        </Alert>
      )}
      <SavedMethodChoice
        name="renewal-method"
        legend={t('form.method')}
        methods={methods}
        kinds={renewalKinds}
        value={method}
        onChange={setPicked}
        error={isMissing && !method ? t('payment:method.select') : undefined}
      />
      {!isOutOfUse && <ChargeText {...{ pass, methods, lastDay }} plan={planOf({ ...typed, method })} />}
    </ConfigForm>
  )
}

function useRenewalFields(pass: FormProps['pass'], values: FormValues): FieldSpec[] {
  const { t } = useTranslation('renewals')
  const { whenOf, noticeOf } = usePlanText()
  const uses = usesToChoose(pass)
  const isCounted = uses.length > 0
  const days = daysToChoose.map((before) => ({ unit: 'days' as const, before }))
  const notices = [...days, ...(isCounted ? uses.map((before) => ({ unit: 'uses' as const, before })) : [])]
  // A plan made elsewhere may hold another number.
  const own = planOf(values)
  const ends = [...new Set([...uses, own.renew_below ?? uses[0]].filter((count) => count !== undefined))]
  const isOffered = notices.some(({ unit, before }) => `${unit}:${before}` === values.notify)
  const required = true
  return [
    {
      key: 'when',
      kind: 'select',
      label: t('form.when'),
      required,
      options: [
        { value: 'end', label: whenOf({ renew_below: null }) },
        ...(isCounted ? ends : []).map((below) => ({ value: String(below), label: whenOf({ renew_below: below }) })),
      ],
    },
    {
      key: 'notify',
      kind: 'select',
      label: t('form.notify'),
      required,
      options: [
        ...(own.notify && !isOffered ? [own.notify, ...notices] : notices).map((notify) => ({
          value: `${notify.unit}:${notify.before}`,
          label: noticeOf({ notify }),
        })),
        { value: 'none', label: noticeOf({ notify: null }) },
      ],
    },
  ]
}

function NoMethod({ card }: { card: string }) {
  const { t } = useTranslation(['renewals', 'payment'])
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LinkButton variant="contained" to={paths.accountNewPaymentMethod('card')}>
            {t('payment:method.add')}
          </LinkButton>
          <LinkButton to={paths.cardTab(card, 'autorenew')}>{t('form.back')}</LinkButton>
        </Box>
      }
    >
      {t('form.noMethod')}
    </Alert>
  )
}

interface ChargeTextProps extends Pick<FormProps, 'pass' | 'methods' | 'lastDay'> {
  plan: RenewalPlan
}

/** Says what will be charged, when, and to which method; empty while unknown, or if the card ends before. */
function ChargeText({ pass, plan, methods, lastDay }: ChargeTextProps) {
  const { t, i18n } = useTranslation('renewals')
  const nameOf = useMethodName()
  const chosen = methods.find(({ id }) => id === plan.payment_method_id)
  const ends = pass.expiration_date?.slice(0, 10) ?? ''
  const day = useNamedDay()(ends)
  const today = dayOf(now(), useContext(TimeZoneContext))
  const isAtOnce = isDue(pass, plan, today)
  const when =
    plan.renew_below === null
      ? isAtOnce
        ? 'chargeNow'
        : day
          ? 'chargeOn'
          : 'chargeAtEnd'
      : isAtOnce
        ? 'chargeBelowNow'
        : 'chargeBelow'
  const isTooLate = when === 'chargeOn' && lastDay !== undefined && ends > lastDay
  return (
    <Typography role="status" sx={{ fontWeight: 700 }}>
      {'state' in pass && runningState(pass) === 'paused'
        ? t('done.pause')
        : chosen && typeof pass.price === 'number' && !isTooLate
          ? t(`form.${when}`, {
              amount: formatMoney(pass.price, i18n.language),
              method: nameOf(chosen),
              day,
              count: plan.renew_below ?? 0,
            })
          : ''}
    </Typography>
  )
}
