import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOn } from '../../../../shared/focus/pageHeading'
import { formatMoney } from '../../../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Told } from '../../../../shared/ui/told/Told'
import { useText } from '../../../../shared/ui/told/useText'
import { buyNowStarted, lineRemovalRequested, selectIsBuyingNow } from '../../cart'
import { savingAgreed } from '../order/checkoutSlice'
import { stepAddress } from '../../../../shared/navigation/steps'
import { useChoiceName } from '../order/paymentName'
import { buyingOnceAgreed, selectPaymentTrouble } from '../order/paymentTrouble'
import { isUnavailable } from '../order/quotedLines'
import type { QuotedLine } from '../order/quotedLines'
import { pricesAccepted, selectNewPrices, selectQuotedLines } from '../order/quoteSlice'
import { useLastTry } from './LastTry'
import { payPanelId } from './PayButton'

const boxId = 'order-changes'

/** The question and its focused button are gone, so the heading takes the focus. */
const leaveBox = () => focusOn(payPanelId)

/**
 * Shows what stands in the way of paying, whether money was taken, and what solves it. The visitor agrees first, so
 * that every charge was seen. After a refused try it takes the focus.
 */
export function OrderChanges() {
  const { t } = useTranslation('checkout')
  const gone = useAppSelector(selectQuotedLines).filter(isUnavailable)
  const changed = useAppSelector(selectNewPrices)
  const trouble = useAppSelector(selectPaymentTrouble)
  const tried = useLastTry()
  const reason = tried?.reason
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason) box.current?.focus()
  }, [reason])
  const title =
    gone.length > 0
      ? t('changes.unavailableTitle', { count: gone.length })
      : changed.length > 0
        ? t('changes.priceTitle', { count: changed.length })
        : t(trouble?.help === 'once' ? 'changes.noRenewalTitle' : 'changes.paymentTitle')
  return (
    <Alert
      ref={box}
      id={boxId}
      tabIndex={-1}
      severity={gone.length > 0 ? 'error' : 'warning'}
      title={tried?.title ?? title}
      sx={{ scrollMargin: '96px 0 120px' }}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {reason && (
          <span>
            <Told of={reason} />
          </span>
        )}
        {gone.length > 0 && <Gone lines={gone} />}
        {changed.length > 0 && <NewPrices lines={changed} />}
        <Trouble />
      </Box>
    </Alert>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
    {children}
  </Box>
)

function Gone({ lines }: { lines: QuotedLine[] }) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const isBuyingNow = useAppSelector(selectIsBuyingNow)
  return (
    <List>
      {lines.map(({ key, name }) => (
        <Box component="li" key={key} sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
          {t('changes.gone', { name })}
          <Button
            variant="outlined"
            color="inherit"
            aria-label={t('review.removeWhat', { name })}
            onClick={() => {
              // A direct purchase is one line, and the cart stays.
              dispatch(isBuyingNow ? buyNowStarted([]) : lineRemovalRequested(key))
              leaveBox()
            }}
          >
            {t('review.remove')}
          </Button>
        </Box>
      ))}
    </List>
  )
}

function NewPrices({ lines }: { lines: QuotedLine[] }) {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const money = (cents: number | null) => formatMoney(cents ?? 0, i18n.language)
  return (
    <>
      <List>
        {lines.map(({ key, name, formerPrice, price }) => (
          <li key={key}>{t('changes.price', { name, before: money(formerPrice), after: money(price) })}</li>
        ))}
      </List>
      <Button
        variant="outlined"
        color="inherit"
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          dispatch(pricesAccepted())
          leaveBox()
        }}
      >
        {t('changes.accept', { count: lines.length })}
      </Button>
    </>
  )
}

function Trouble() {
  const { t } = useTranslation(['checkout', 'cart'])
  const dispatch = useAppDispatch()
  const text = useText()
  const nameOf = useChoiceName()
  const trouble = useAppSelector(selectPaymentTrouble)
  if (!trouble) return null
  return (
    <>
      <MaskedName>
        {[trouble.method && nameOf(trouble.method), text(trouble.reason)].filter(Boolean).join(' – ')}
      </MaskedName>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {trouble.help && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              dispatch(trouble.help === 'once' ? buyingOnceAgreed() : savingAgreed())
              leaveBox()
            }}
          >
            {t(trouble.help === 'once' ? 'cart:dialogs.renewalOfGuest.once' : 'changes.save')}
          </Button>
        )}
        {trouble.help !== 'once' && (
          <LinkButton to={stepAddress('payment')} variant="outlined" color="inherit">
            {t('changes.paymentAction')}
          </LinkButton>
        )}
      </Box>
    </>
  )
}

/** Moves the focus to the box if "Pay" is pressed before it is solved. */
export function focusOnOrderChanges(): void {
  focusOn(boxId, { preventScroll: true })?.scrollIntoView({ block: 'nearest' })
}
