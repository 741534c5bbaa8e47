import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { useAppDispatch } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Price } from '../../../../shared/ui/Price'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { isSplittable, newId } from '../../../paying/payment'
import type { EntryFormProps, MethodChoice, PaymentChoice, PaymentOption } from '../../../paying/payment'
import { MethodPicker } from '../../../paying/payment/onDemand'
import { entryReplaced } from '../order/checkoutSlice'
import { useChoiceName } from '../order/paymentName'
import { SplitAmount } from './SplitAmount'

interface SplitPaymentProps {
  total: number
  optionsFor: (amount: number | undefined) => PaymentOption[]
  form: Omit<EntryFormProps, 'onEntered'>
  start: PaymentChoice | null
  onChosen: (choice: PaymentChoice) => void
}

const idOf = (method: MethodChoice) => (method.kind === 'saved' ? method.methodId : newId(method.type))
const savedIdOf = (method: MethodChoice | undefined) => (method?.kind === 'saved' ? method.methodId : undefined)

/** Splits a payment between two methods (decision 38): the first, its amount, and the second for the rest. */
export default function SplitPayment({ total, optionsFor, form, start, onChosen }: SplitPaymentProps) {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const nameOf = useChoiceName()
  const [before] = useState(start)
  const [first, setFirst] = useState<MethodChoice>()
  const [typedAmount, setAmount] = useState<number>()
  const money = (cents: number) => formatMoney(cents, i18n.language)
  // A new total may leave nothing for the second method.
  const amount = typedAmount !== undefined && typedAmount < total ? typedAmount : undefined
  const rest = amount === undefined ? undefined : total - amount
  const stage = !first ? 'first' : rest === undefined ? 'amount' : 'second'
  const balance = first && optionsFor(undefined).find(({ id }) => id === idOf(first))?.method?.balance

  function takeFirst(method: MethodChoice): void {
    if (method.kind === 'new') dispatch(entryReplaced(method.type))
    setFirst(method)
  }

  if (!isSplittable(total)) return null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Heading key={stage}>{t('split.title', { total: money(total) })}</Heading>
      {first && (
        <Settled
          text={t('split.first', { name: nameOf(first) })}
          shares={amount !== undefined && rest !== undefined ? { amount, rest } : undefined}
          onChange={() => (rest === undefined ? setFirst(undefined) : setAmount(undefined))}
        />
      )}
      {stage === 'first' && (
        <MethodPicker
          name="split-first"
          legend={t('split.firstLegend')}
          options={optionsFor(undefined)}
          start={savedIdOf(before?.methods[0])}
          {...form}
          onChosen={takeFirst}
        />
      )}
      {stage === 'amount' && (
        <SplitAmount total={total} balance={balance} start={before?.firstAmount ?? undefined} onGiven={setAmount} />
      )}
      {stage === 'second' && first && amount !== undefined && (
        <MethodPicker
          name="split-second"
          legend={t('split.secondLegend', { rest: money(total - amount) })}
          options={optionsFor(rest).filter(({ id }) => id !== idOf(first))}
          start={savedIdOf(before?.methods[1])}
          {...form}
          onChosen={(second) => onChosen({ methods: [first, second], firstAmount: amount })}
        />
      )}
    </Box>
  )
}

/** The answered question is gone, so the heading of the next one takes the focus. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Typography ref={heading} tabIndex={-1} component="h2" variant="h3" sx={{ outline: 'none' }}>
      {children}
    </Typography>
  )
}

interface SettledProps {
  text: string
  /** In cents. */
  shares: { amount: number; rest: number } | undefined
  onChange: () => void
}

function Settled({ text, shares, onChange }: SettledProps) {
  const { t } = useTranslation('checkout')
  return (
    <Paper variant="outlined" sx={shareRows}>
      <strong>
        <MaskedName>{text}</MaskedName>
      </strong>
      {shares && <Price cents={shares.amount} size="small" />}
      <Button size="small" sx={{ gridColumn: 3, mr: '-12px' }} onClick={onChange}>
        <span aria-hidden="true">{t('change')}</span>
        <VisuallyHidden>
          <MaskedName>{t('changeWhat', { what: shares ? t('split.amount') : text })}</MaskedName>
        </VisuallyHidden>
      </Button>
      {shares && (
        <>
          <span>{t('split.rest')}</span>
          <Price cents={shares.rest} size="small" />
        </>
      )}
    </Paper>
  )
}

const shareRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 1.5,
  px: 2,
  py: 1,
}
