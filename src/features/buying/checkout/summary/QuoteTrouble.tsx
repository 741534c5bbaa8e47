import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../../shared/ui/buttons/Button'
import { RetryButton } from '../../../../shared/ui/buttons/RetryButton'
import { Told } from '../../../../shared/ui/told/Told'
import { useText } from '../../../../shared/ui/told/useText'
import { blockerResolutionRequested } from '../../cart'
import { quoteRetried } from '../order/loadQuote'
import type { OrderTrouble } from '../order/orderTrouble'
import { selectQuoteRequest } from '../order/quoteSlice'

export function QuoteTrouble({ trouble }: { trouble: OrderTrouble }) {
  const text = useText()
  const dispatch = useAppDispatch()
  const reason = useId()
  const request = useAppSelector(selectQuoteRequest)
  return (
    <Box role="alert" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <strong>{text(trouble.title)}</strong>
      <span id={reason}>
        <Told of={trouble.text} />
      </span>
      <RetryButton
        error={request.status === 'failed' ? request.error : undefined}
        reason={reason}
        onRetry={() => dispatch(quoteRetried())}
      />
    </Box>
  )
}

/** Says in place of the step why the cart cannot be ordered, and what to do. */
export function OrderBlocker({ trouble }: { trouble: OrderTrouble }) {
  const text = useText()
  return (
    <Alert severity="error" title={text(trouble.title)} action={<HelpButton trouble={trouble} />}>
      <Told of={trouble.text} />
    </Alert>
  )
}

function HelpButton({ trouble: { help, text } }: { trouble: OrderTrouble }) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  if (help === 'settle')
    return (
      <Button variant="contained" onClick={() => dispatch(blockerResolutionRequested())}>
        {t('unsettled.choose')}
      </Button>
    )
  if (help === 'card')
    return (
      <LinkButton variant="contained" to={paths.digital}>
        {t(cardButtonTexts[text.key] ?? 'card.choose')}
      </LinkButton>
    )
  return (
    <LinkButton variant="contained" to={paths.cart}>
      {t('totals.editCart')}
    </LinkButton>
  )
}

/** Without a card, the button says "choose" or "enter", not "choose another". */
const cardButtonTexts: Partial<Record<string, 'card.chooseOne' | 'card.enter'>> = {
  'checkout:card.missing': 'card.chooseOne',
  'checkout:card.notEntered': 'card.enter',
}
