import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../api/contract/paymentMethods'
import { now } from '../../shared/clock'
import { ConfigForm } from '../../shared/forms/ConfigForm'
import { formatMoney } from '../../shared/locales/money'
import { paths } from '../../shared/paths'
import { readAmount, writeAmount } from '../../shared/locales/amounts'
import { LinkButton } from '../../shared/ui/Button'
import { MethodList, amountField, methodToOffer, sortMethods } from '../autoload/onDemand'
import type { WantedLoad } from './sendLoad'

interface LoadFormProps {
  bounds: { min: number; max: number }
  methods: readonly PaymentMethod[]
  start: Partial<WantedLoad>
  onGiven: (wanted: WantedLoad) => void
}

/** Asks how much is loaded, and who pays. The bounds are said before anything is typed. */
export function LoadForm({ bounds, methods, start, onGiven }: LoadFormProps) {
  const { t, i18n } = useTranslation(['wallet', 'shared', 'payment'])
  const [picked, setPicked] = useState(start.methodId)
  const [isMissing, setMissing] = useState(false)
  const method = methodToOffer(sortMethods(methods, now()).usable, picked)
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const hint = t('load.amountHint', { min: money(bounds.min), max: money(bounds.max) })
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 } }}>
      <ConfigForm
        idPrefix="load"
        fields={[amountField({ key: 'amount', label: t('load.amount'), hint }, bounds)]}
        values={{ amount: start.amount === undefined ? '' : writeAmount(start.amount, i18n.language) }}
        submitText={t('load.next')}
        onSubmit={({ amount = '' }) => {
          if (method) onGiven({ amount: readAmount(amount) ?? 0, methodId: method })
          else setMissing(true)
        }}
        extraActions={<LinkButton to={paths.accountWallet}>{t('shared:cancel')}</LinkButton>}
      >
        <MethodList
          name="load-method"
          methods={methods}
          value={method}
          onChange={setPicked}
          error={isMissing && !method ? t('payment:method.select') : undefined}
        />
      </ConfigForm>
    </Paper>
  )
}
