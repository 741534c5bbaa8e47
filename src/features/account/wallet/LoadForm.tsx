import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useDraft } from '../../../shared/forms/saving/useDraft'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { readAmount, writeAmount } from '../../../shared/locales/amounts'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { sortMethods } from '../../cards/autoload'
import { LoadingMethodChoice, amountField, methodToOffer } from '../../cards/autoload/onDemand'
import { selectRiderId } from '../../identity/session'
import type { WantedLoad } from './sendLoad'

interface LoadFormProps {
  bounds: { min: number; max: number }
  methods: readonly PaymentMethod[]
  start: Partial<WantedLoad>
  onGiven: (wanted: WantedLoad) => void
}

export const loadDraft = 'walletLoad'

export function LoadForm({ bounds, methods, start, onGiven }: LoadFormProps) {
  const { t, i18n } = useTranslation(['wallet', 'shared', 'payment'])
  const draft = useDraft(loadDraft, useAppSelector(selectRiderId))
  const { amount = '', method: drafted } = draft.values ?? {}
  const [typed, setTyped] = useState(start.amount === undefined ? amount : writeAmount(start.amount, i18n.language))
  const [picked, setPicked] = useState(start.methodId ?? drafted)
  const [tries, setTries] = useState(0)
  const method = methodToOffer(sortMethods(methods, now()).usable, picked)
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const hint = t('load.amountHint', { min: money(bounds.min), max: money(bounds.max) })
  const keep = (newest: { amount?: string; method?: string }) =>
    draft.keep({ amount: typed, ...(picked && { method: picked }), ...newest })
  const forget = () => {
    draft.drop()
    setTyped('')
    setPicked(undefined)
  }
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 3 } }}>
      {draft.values && start.amount === undefined && <DraftNote onDrop={forget} />}
      <ConfigForm
        key={draft.values ? 'draft' : 'new'}
        idPrefix="load"
        fields={[amountField({ key: 'amount', label: t('load.amount'), hint }, bounds, i18n.language)]}
        values={{ amount: typed }}
        onChange={({ amount: changed = '' }) => {
          setTyped(changed)
          keep({ amount: changed })
        }}
        submitText={t('load.next')}
        onSubmit={({ amount: given = '' }) => {
          if (method) onGiven({ amount: readAmount(given) ?? 0, methodId: method })
          else setTries(tries + 1)
        }}
        extraActions={
          <LinkButton to={paths.accountWallet} onClick={draft.drop}>
            {t('shared:cancel')}
          </LinkButton>
        }
      >
        <LoadingMethodChoice
          name="load-method"
          methods={methods}
          value={method}
          onChange={(id) => {
            setPicked(id)
            keep({ method: id })
          }}
          tries={tries}
          error={tries > 0 && !method ? t('payment:method.select') : undefined}
        />
      </ConfigForm>
    </Paper>
  )
}
