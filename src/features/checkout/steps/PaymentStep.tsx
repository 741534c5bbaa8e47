import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { Button } from '../../../shared/ui/Button'
import { SkeletonLines } from '../../../shared/ui/SkeletonLines'
import {
  CardForm,
  CardMark,
  defaultCard,
  formatMethod,
  isExpired,
  selectPaymentMethods,
  selectSavedCards,
} from '../../payment'
import { cardEntered, savedCardChosen, selectPaymentChoice } from '../checkoutSlice'
import { ChoiceList } from './ChoiceList'
import type { Choice } from './ChoiceList'
import { LastTry } from './LastTry'

interface PaymentStepProps {
  guest: boolean
  onDone: () => void
}

const newCard = 'new'

/** A saved card or a new one. The rider's own default is offered; without one, nothing is chosen for them. */
export default function PaymentStep({ guest, onDone }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const methods = useAppSelector(selectPaymentMethods)
  const cards = useAppSelector(selectSavedCards)
  const choice = useAppSelector(selectPaymentChoice)
  const [picked, setPicked] = useState<string>()
  if (!guest && (methods.status === 'loading' || methods.status === 'idle'))
    return (
      <Box aria-busy>
        <SkeletonLines lines={5} height={28} />
      </Box>
    )

  const chosenBefore = choice?.kind === 'saved' ? cards.find(({ id }) => id === choice.methodId)?.id : choice?.kind
  const offered = cards.length === 0 ? newCard : defaultCard(cards, now())?.id
  const value = picked ?? chosenBefore ?? offered ?? null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <LastTry />
      <Typography>{t('payment.lead')}</Typography>
      {!guest && methods.status === 'failed' && <Alert severity="warning">{t('payment.methodsFailed')}</Alert>}
      {cards.length > 0 && (
        <SavedCards
          value={value}
          onPick={setPicked}
          onDone={(methodId) => {
            dispatch(savedCardChosen(methodId))
            onDone()
          }}
        />
      )}
      {value === newCard && (
        <Box>
          <CardForm
            canSave={!guest}
            submitText={t('continue')}
            onEntered={(card) => {
              dispatch(cardEntered(card))
              onDone()
            }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {t('payment.safe')}
          </Typography>
        </Box>
      )}
    </Box>
  )
}

interface SavedCardsProps {
  value: string | null
  onPick: (value: string) => void
  onDone: (methodId: string) => void
}

function SavedCards({ value, onPick, onDone }: SavedCardsProps) {
  const { t } = useTranslation('payment')
  const { t: say } = useTranslation('checkout')
  const cards = useAppSelector(selectSavedCards)
  const [isMissing, setMissing] = useState(false)
  const choices = cards.map((card): Choice => {
    const isOver = isExpired(card, now())
    const expiry = card.expiry ?? ''
    const said = isOver ? t('method.expired', { expiry }) : t('method.expires', { expiry })
    return {
      value: card.id,
      label: formatMethod(card),
      detail: [card.nickname, expiry && said].filter(Boolean).join(' · '),
      end: <CardMark brand={card.brand} />,
      isDisabled: isOver,
    }
  })
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (value === null) setMissing(true)
        else onDone(value)
      }}
    >
      <ChoiceList
        name="payment-method"
        legend={t('method.legend')}
        value={value}
        error={isMissing && value === null ? t('method.select') : undefined}
        onChange={onPick}
        choices={[...choices, { value: newCard, label: t('method.new'), detail: t('method.newDetail') }]}
      />
      {value !== newCard && (
        <Button type="submit" variant="contained" size="large" sx={{ mt: 3, width: { xs: '100%', sm: 'auto' } }}>
          {say('continue')}
        </Button>
      )}
    </Box>
  )
}
