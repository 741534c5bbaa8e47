import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { now } from '../../../shared/clock'
import { fitnessOf, RunFacts, useMethodNames } from '../../paying/payment/onDemand'
import { loadingKinds } from './plan/loadingMethods'

interface AutoloadFactsProps {
  autoload: Autoload
  /** Undefined if they could not be loaded. */
  methods: readonly PaymentMethod[] | undefined
  /** The last day of the card. Nothing is charged after it. */
  lastDay?: string
}

export function AutoloadFacts({ autoload, methods, lastDay }: AutoloadFactsProps) {
  return (
    <RunFacts of={autoload} paidBy={<PaidBy id={autoload.payment_method_id} methods={methods} />} lastDay={lastDay} />
  )
}

function PaidBy({ id, methods }: { id: string; methods: readonly PaymentMethod[] | undefined }) {
  const { t } = useTranslation('payment')
  const nameOf = useMethodNames(methods)
  const method = methods?.find((entry) => entry.id === id)
  const fitness = method ? fitnessOf(method, loadingKinds, now()) : 'good'
  return (
    <>
      <MaskedName>{nameOf(id)}</MaskedName>
      {fitness !== 'good' && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {t(`method.${fitness}`, { expiry: method?.expiry })}
        </Box>
      )}
    </>
  )
}
