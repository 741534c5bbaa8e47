import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { now } from '../../../../shared/clock'
import { inOneList, withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { Alert } from '../../../../shared/ui/Alert'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Picture } from '../../../../shared/ui/pictures/Picture'
import { PhoneActivate, ReaderScan } from '../../../../shared/ui/pictures/stepDrawings'
import { Ticket } from '../../../../shared/ui/pictures/thingDrawings'
import { selectIsRider } from '../../../identity/session'
import { AppHandOff, AppLinks } from './AppHandOff'
import { CardLoad, ReaderTap } from './cardDrawings'
import { CardOfOrder, OfferHints, UsableFrom } from './Hints'
import { hintsOf, itemsServed, lastDigits, servings, usableFrom } from '../receipt/orderFacts'
import type { Serving } from '../receipt/orderFacts'
import { standingOfOrder } from '../life/orderStanding'
import { daysToPay } from '../life/orderState'
import { useOrderState } from '../life/useOrderState'
import { selectOrderSummary } from '../finding/orderSummarySlice'
import { Frame, RideLine, RideStop, StepsAndCode } from './rideLine'

/**
 * Shows the next steps that apply: app or card, mail, counter. For an order that cannot be used, it says why and what
 * to do.
 */
export function NextSteps({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  if (standingOfOrder(order) !== 'good') return <NotUsable order={order} />
  const parts = servings.filter((serving) => itemsServed(order, serving).length > 0)
  if (parts.length === 0) return null
  return (
    <Frame aria-labelledby="order-next" data-beside="">
      <Typography id="order-next" component="h2" variant="h3">
        {t('next.title')}
      </Typography>
      {parts.map((serving) => (
        <Box key={serving} sx={{ mt: 2.5, '@media print': { mt: '6pt' } }}>
          {parts.length > 1 && (
            <Typography component="h3" variant="h5" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
              {inOneList(
                itemsServed(order, serving).map((item) => item.name),
                i18n.language,
              )}
            </Typography>
          )}
          <Part order={order} serving={serving} />
        </Box>
      ))}
    </Frame>
  )
}

export function NotUsable({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const state = useOrderState(order)
  const { isGuests } = useAppSelector(selectOrderSummary)
  const isRider = useAppSelector(selectIsRider)
  const standing = standingOfOrder(order)
  if (standing === 'good') return null
  return (
    <Frame aria-label={t('next.title')} data-beside="">
      <Alert severity={standing === 'unpaid' ? 'warning' : 'info'} role="note" title={state}>
        {standing !== 'unknown' &&
          t(`next.not.${standing === 'unpaid' && (isGuests || !isRider) ? 'unpaidGuest' : standing}`, {
            days: daysToPay,
          })}
      </Alert>
    </Frame>
  )
}

function Part({ order, serving }: { order: Order; serving: Serving }) {
  switch (serving) {
    case 'app':
      return <InTheApp order={order} />
    case 'card':
      return <OnTheCard order={order} />
    case 'shipped':
      return <InTheMail order={order} />
    case 'pickUp':
      return <AtTheCounter order={order} />
  }
}

const appSteps = [
  { picture: Ticket, key: 'open' },
  { picture: PhoneActivate, key: 'activate' },
  { picture: ReaderScan, key: 'scan' },
] as const

function InTheApp({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { isGuests } = useAppSelector(selectOrderSummary)
  const { order_number: number, email } = order
  // A guest's app knows no account, so it asks for what opens the order.
  const isFound = (key: string) => key === 'open' && isGuests && email
  return (
    <>
      <StepsAndCode>
        <RideLine>
          {appSteps.map(({ picture, key }) => (
            <RideStop key={key}>
              <Picture of={picture} size={80} />
              <div>
                <strong>{t(`next.${key}.title`)}</strong>
                <div>{isFound(key) ? t('next.open.guest', { number, email }) : t(`next.${key}.text`)}</div>
              </div>
            </RideStop>
          ))}
        </RideLine>
        <AppHandOff order={order} />
      </StepsAndCode>
      <AppLinks />
      <UsableFrom order={order} serving="app" />
      <OfferHints order={order} serving="app" />
    </>
  )
}

function OnTheCard({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'shared'])
  const digits = lastDigits(order.card_number ?? '')
  const from = hintsOf(itemsServed(order, 'card'), (item) => usableFrom(item, order))
  const isReady = from.length > 0 && from.every(({ hint }) => 'iso' in hint && Date.parse(hint.iso) <= now())
  return (
    <>
      <RideLine data-ready={isReady || undefined}>
        <RideStop>
          <Picture of={CardLoad} size={80} />
          <div>
            <strong>
              <MaskedName>{t('shared:onCard.ending', { digits })}</MaskedName>
            </strong>
            <UsableFrom order={order} serving="card" />
          </div>
        </RideStop>
        <RideStop>
          <Picture of={ReaderTap} size={80} />
          <div>
            <strong>{t('orders:next.tap.title')}</strong>
            <div>{t('orders:next.tap.text')}</div>
          </div>
        </RideStop>
      </RideLine>
      <OfferHints order={order} serving="card" />
      <CardOfOrder order={order} />
    </>
  )
}

function InTheMail({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { shipping_method: method } = order
  const isTimeTold = itemsServed(order, 'shipped').every((item) => item.offer_serve)
  return (
    <>
      <Typography>{method ? t('next.shipped', { method: method.name }) : t('next.shippedSomehow')}</Typography>
      {method?.eta && !isTimeTold && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {withBlank(t('next.arrives'))}
          <strong>{method.eta}</strong>
        </Typography>
      )}
      <OfferHints order={order} serving="shipped" />
      <UsableFrom order={order} serving="shipped" />
    </>
  )
}

function AtTheCounter({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const hasPlace = itemsServed(order, 'pickUp').some((item) => item.offer_serve)
  return (
    <>
      {!hasPlace && <Typography>{t('next.pickUp', { number: order.order_number })}</Typography>}
      <OfferHints order={order} serving="pickUp" />
      <UsableFrom order={order} serving="pickUp" />
    </>
  )
}
