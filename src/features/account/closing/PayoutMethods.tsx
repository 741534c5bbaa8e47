import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { paths } from '../../../shared/paths'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { sortMethods } from '../../cards/autoload'
import { MethodMark, paymentMethods, useMethodName } from '../../paying/payment/onDemand'

interface PayoutMethodsProps {
  start: string | undefined
  onChosen: (method: PaymentMethod) => void
}

/** Lists methods that can load a wallet, and so can take money. None is preselected. */
export function PayoutMethods({ start, onChosen }: PayoutMethodsProps) {
  const { t } = useTranslation('closing')
  const methods = useShownRemote(paymentMethods)
  const nameOf = useMethodName()
  const [picked, setPicked] = useState(start)
  const [isMissing, setMissing] = useState(false)
  if (methods.status === 'failed')
    return <FailurePanel title={t('balance.methodsFailed')} error={methods.error} onRetry={methods.retry} />
  if (methods.status !== 'loaded') return <FormSkeleton fields={3} />
  const { usable } = sortMethods(methods.value, now())
  const method = usable.find(({ id }) => id === picked)
  if (usable.length === 0)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {t('balance.noMethod')}
        <LinkButton variant="outlined" to={paths.accountNewPaymentMethod('card')}>
          {t('balance.addCard')}
        </LinkButton>
      </Box>
    )
  return (
    <ConfigForm
      idPrefix="payout"
      fields={[]}
      submitText={t('next')}
      onSubmit={() => (method ? onChosen(method) : setMissing(true))}
    >
      <ChoiceList
        name="payout-method"
        legend={t('balance.method')}
        value={method?.id ?? null}
        onChange={setPicked}
        error={isMissing && !method ? t('balance.select') : undefined}
        choices={usable.map(({ id, type, brand, nickname, ...more }) => ({
          value: id,
          label: <MaskedName>{nameOf({ type, brand, nickname, ...more })}</MaskedName>,
          detail: nickname,
          end: <MethodMark type={type} brand={brand} />,
        }))}
      />
    </ConfigForm>
  )
}
