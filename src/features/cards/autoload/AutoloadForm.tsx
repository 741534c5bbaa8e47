import Box from '@mui/material/Box'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autoload, AutoloadPlan } from '../../../api/contract/cards/autoloadPlan'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import type { FormValues } from '../../../shared/forms/fields/fieldSpec'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { Alert } from '../../../shared/ui/Alert'
import { Button } from '../../../shared/ui/buttons/Button'
import { now } from '../../../shared/clock'
import { selectRiderId } from '../../identity/session'
import type { Bounds } from './plan/amountBounds'
import { planKey } from './plan/autoloadRules'
import { autoloadChange } from './changeAutoload'
import { methodToOffer, sortMethods } from './plan/loadingMethods'
import { LoadingMethodChoice } from './LoadingMethodChoice'
import { planFields, planIn, valuesOf } from './plan/planFields'
import type { PlanKind } from './plan/planFields'
import { PlanPreview } from './PlanPreview'
import type { PreviewProps } from './PlanPreview'
import { usePlanText } from './plan/usePlanText'

interface AutoloadFormProps extends Omit<PreviewProps, 'plan'> {
  /** The draft's name: a card's id, or the wallet. */
  of: string
  bounds: Bounds
  methods: readonly PaymentMethod[]
  onSave: (plan: AutoloadPlan) => void
  onLeave: () => void
  onRestart: () => void
}

const isKind = (kind: string | undefined): kind is PlanKind => kind === 'threshold' || kind === 'time'

/** Holds the fields, the kind of plan and who pays. It outlasts a reload. */
function usePlanDraft(of: string, saved: Autoload | null, methods: readonly PaymentMethod[]) {
  const { i18n } = useTranslation()
  const draft = useDraft(`autoload:${of}`, useAppSelector(selectRiderId))
  const [start] = useState<FormValues>(() => ({ ...valuesOf(saved, i18n.language), ...draft.values }))
  const [first] = useState(() => draft.base?.plan ?? planKey(saved))
  const [typed, setTyped] = useState(start)
  const [kind, setKind] = useState<PlanKind>(() => [start.kind, saved?.kind].find(isKind) ?? 'threshold')
  const [picked, setPicked] = useState<string | undefined>(start.method)
  const { usable } = sortMethods(methods, now())
  const method = methodToOffer(usable, picked ?? saved?.payment_method_id)
  const keep = (newest: { typed?: FormValues; kind?: PlanKind; method?: string }) => {
    if (newest.typed) setTyped(newest.typed)
    if (newest.kind) setKind(newest.kind)
    if (newest.method !== undefined) setPicked(newest.method)
    const chosen = newest.method ?? method
    const values = { ...(newest.typed ?? typed), kind: newest.kind ?? kind, ...(chosen && { method: chosen }) }
    draft.keep(values, { plan: first })
  }
  return { draft, start, first, typed, kind, method, keep }
}

/** An earlier save of another card may end while this form is open. */
function useWhenSaved(of: string, leave: () => void): void {
  const change = useAppSelector(autoloadChange.select)
  const saveDone = useEffectEvent(leave)
  useEffect(() => {
    if (change.status !== 'done' || change.value.act !== 'save') return
    const { target } = change.value
    if (of === (target.kind === 'card' ? target.id : 'wallet')) saveDone()
  }, [change, of])
}

export function AutoloadForm({ of, bounds, methods, saved, onSave, onLeave, onRestart, ...facts }: AutoloadFormProps) {
  const { t, i18n } = useTranslation(['autoload', 'shared', 'payment'])
  const { draft, start, first, typed, kind, method, keep } = usePlanDraft(of, saved, methods)
  const [isMissing, setMissing] = useState(false)
  const [tries, setTries] = useState(0)
  const leave = () => {
    draft.drop()
    onLeave()
  }
  const restart = () => {
    draft.drop()
    onRestart()
  }
  useWhenSaved(of, leave)
  const submit = (values: FormValues) => {
    if (!method) {
      setMissing(true)
      setTries(tries + 1)
      return
    }
    const plan = planIn(kind, values)
    if (plan) onSave({ ...plan, payment_method_id: method })
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {draft.values && <DraftNote onDrop={restart} />}
      {first !== planKey(saved) && <ChangedElsewhere saved={saved} />}
      <ConfigForm
        idPrefix="autoload"
        fields={planFields(t, i18n.language, bounds, { kind, rhythm: typed.rhythm ?? '' })}
        values={start}
        first={<KindChoice value={kind} onChange={(chosen) => keep({ kind: chosen })} />}
        onChange={(changed) => keep({ typed: { ...typed, ...changed } })}
        submitText={t('form.save')}
        {...formState(useAppSelector(autoloadChange.select))}
        onSubmit={submit}
        onWrong={() => {
          if (!method) setMissing(true)
          return false
        }}
        extraActions={<Button onClick={leave}>{t('shared:cancel')}</Button>}
      >
        <LoadingMethodChoice
          name="autoload-method"
          methods={methods}
          value={method}
          onChange={(id) => keep({ method: id })}
          tries={tries}
          error={isMissing && !method ? t('payment:method.select') : undefined}
        />
        <PlanPreview plan={planIn(kind, typed)} saved={saved} {...facts} />
      </ConfigForm>
    </Box>
  )
}

function KindChoice({ value, onChange }: { value: PlanKind; onChange: (kind: PlanKind) => void }) {
  const { t } = useTranslation('autoload')
  return (
    <ChoiceList
      name="autoload-kind"
      legend={t('form.when')}
      value={value}
      onChange={(chosen) => isKind(chosen) && onChange(chosen)}
      choices={(['threshold', 'time'] as const).map((kind) => ({
        value: kind,
        label: t(`form.kind.${kind}`),
        detail: t(`form.kindText.${kind}`),
      }))}
    />
  )
}

function ChangedElsewhere({ saved }: Pick<AutoloadFormProps, 'saved'>) {
  const { t } = useTranslation(['autoload', 'shared'])
  const planText = usePlanText()
  return (
    <Alert severity="info" role="status">
      {saved ? t('shared:conflict.now', { value: planText(saved) }) : t('form.removedElsewhere')}
    </Alert>
  )
}
