import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOn } from '../../../../shared/focus/pageHeading'
import { formatMoney } from '../../../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import type { Severity } from '../../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Told } from '../../../../shared/ui/told/Told'
import { useText } from '../../../../shared/ui/told/useText'
import { buyNowStarted, lineRemovalRequested, selectIsBuyingNow } from '../../cart'
import { savingAgreed } from '../order/checkoutSlice'
import { stepAddress } from '../../../../shared/navigation/steps'
import { useChoiceName } from '../order/paymentName'
import { buyingOnceAgreed, selectPaymentTrouble } from '../order/paymentTrouble'
import type { PaymentTrouble } from '../order/paymentTrouble'
import { isUnavailable } from '../order/quotedLines'
import type { QuotedLine } from '../order/quotedLines'
import { pricesAccepted, selectNewPrices, selectQuotedLines } from '../order/quoteSlice'
import { useLastTry } from './LastTry'
import { payPanelId } from './PayButton'

const boxId = 'order-changes'

const Boxes = styled('div')({
  display: 'grid',
  gap: 12,
  '& [role="alert"]': { scrollMargin: '96px 0 120px' },
  '& [role="alert"] > div': { display: 'grid', gap: 8, justifyItems: 'start' },
  '& ul': { display: 'grid', gap: 8, width: '100%', margin: 0, padding: 0, listStyle: 'none' },
  '& li, & [data-acts]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& li > span': { flex: 1 },
})

interface Change {
  severity: Severity
  title: string
  content: ReactNode
}

/**
 * Shows what stands in the way of paying, a box for each kind, whether money was taken, and what solves it. The visitor
 * agrees first, so that every charge was seen. After a refused try the first box says so below its title, and takes the focus.
 */
export function OrderChanges() {
  const { t } = useTranslation('checkout')
  const gone = useAppSelector(selectQuotedLines).filter(isUnavailable)
  const changed = useAppSelector(selectNewPrices)
  const trouble = useAppSelector(selectPaymentTrouble)
  const tried = useLastTry()
  const reason = tried?.reason
  const all = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason) focusOn(boxId)
  }, [reason])
  const open = gone.length + Number(changed.length > 0) + Number(trouble !== undefined)
  // The question and its focused button are gone.
  const leave = () => (open > 1 ? all.current?.focus() : focusOn(payPanelId))
  const boxes: Change[] = []
  if (gone.length > 0)
    boxes.push({
      severity: 'error',
      title: t('changes.unavailableTitle', { count: gone.length }),
      content: <Gone lines={gone} leave={leave} />,
    })
  if (changed.length > 0)
    boxes.push({
      severity: 'warning',
      title: t('changes.priceTitle', { count: changed.length }),
      content: <NewPrices lines={changed} leave={leave} />,
    })
  if (trouble)
    boxes.push({
      severity: 'warning',
      title: t(trouble.help === 'once' ? 'changes.noRenewalTitle' : 'changes.paymentTitle'),
      content: <Trouble of={trouble} leave={leave} />,
    })
  return (
    <Boxes ref={all} tabIndex={-1}>
      {boxes.map(({ severity, title, content }, at) => (
        <Alert key={title} id={at === 0 ? boxId : undefined} tabIndex={-1} severity={severity} title={title}>
          {at === 0 && tried && (
            <>
              <strong>{tried.title}</strong>
              <Told of={tried.reason} />
            </>
          )}
          {content}
        </Alert>
      ))}
    </Boxes>
  )
}

interface Part {
  leave: () => void
}

function Gone({ lines, leave }: Part & { lines: QuotedLine[] }) {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const isBuyingNow = useAppSelector(selectIsBuyingNow)
  return (
    <ul>
      {lines.map(({ key, name }) => (
        <li key={key}>
          <span>{name}</span>
          <Button
            variant="outlined"
            color="inherit"
            aria-label={t('review.removeWhat', { name })}
            onClick={() => {
              // A direct purchase is one line, and the cart stays.
              dispatch(isBuyingNow ? buyNowStarted([]) : lineRemovalRequested(key))
              leave()
            }}
          >
            {t('review.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function NewPrices({ lines, leave }: Part & { lines: QuotedLine[] }) {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const money = (cents: number | null) => formatMoney(cents ?? 0, i18n.language)
  return (
    <>
      <ul>
        {lines.map(({ key, name, formerPrice, price }) => (
          <li key={key}>{t('changes.price', { name, before: money(formerPrice), after: money(price) })}</li>
        ))}
      </ul>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => {
          dispatch(pricesAccepted())
          leave()
        }}
      >
        {t('changes.accept', { count: lines.length })}
      </Button>
    </>
  )
}

function Trouble({ of: trouble, leave }: Part & { of: PaymentTrouble }) {
  const { t } = useTranslation(['checkout', 'cart'])
  const dispatch = useAppDispatch()
  const text = useText()
  const nameOf = useChoiceName()
  return (
    <>
      <MaskedName>
        {[trouble.method && nameOf(trouble.method), text(trouble.reason)].filter(Boolean).join(' – ')}
      </MaskedName>
      <div data-acts>
        {trouble.help && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              dispatch(trouble.help === 'once' ? buyingOnceAgreed() : savingAgreed())
              leave()
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
      </div>
    </>
  )
}

/** Moves the focus to the box if "Pay" is pressed before it is solved. */
export function focusOnOrderChanges(): void {
  focusOn(boxId, { preventScroll: true })?.scrollIntoView({ block: 'nearest' })
}
