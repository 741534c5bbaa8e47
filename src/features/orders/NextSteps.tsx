import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { useAppSelector } from '../../shared/store'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { Picture } from '../../shared/ui/Picture'
import { PhoneActivate, ReaderScan } from '../../shared/ui/stepDrawings'
import { Ticket } from '../../shared/ui/thingDrawings'
import { selectSettings } from '../settings'
import { AppHandOff } from './AppHandOff'
import { itemsServed, servings } from './orderFacts'
import type { Serving } from './orderFacts'
import { Frame, RideLine, RideStop, StepsAndCode } from './rideLine'

const steps = [
  { picture: Ticket, key: 'open' },
  { picture: PhoneActivate, key: 'activate' },
  { picture: ReaderScan, key: 'scan' },
] as const

/** The rider's next steps: activate in the app, wait for the mail, go to the counter. Shows those that apply. */
export function NextSteps({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
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
              {itemsServed(order, serving)
                .map((item) => item.name)
                .join(', ')}
            </Typography>
          )}
          <Part order={order} serving={serving} />
        </Box>
      ))}
    </Frame>
  )
}

function Part({ order, serving }: { order: Order; serving: Serving }) {
  switch (serving) {
    case 'app':
      return <InTheApp order={order} />
    case 'shipped':
      return <InTheMail order={order} />
    case 'pickUp':
      return <AtTheCounter order={order} />
  }
}

function InTheApp({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <StepsAndCode>
        <RideLine>
          {steps.map(({ picture, key }) => (
            <RideStop key={key}>
              <Picture of={picture} size={80} />
              <div>
                <strong>{t(`next.${key}.title`)}</strong>
                <div>{t(`next.${key}.text`)}</div>
              </div>
            </RideStop>
          ))}
        </RideLine>
        <AppHandOff order={order} />
      </StepsAndCode>
      <AppLinks />
    </>
  )
}

/** Links to the app stores; a store without a link is not shown. */
function AppLinks() {
  const { t } = useTranslation('orders')
  const { appStore, googlePlay, orderInApp } = useAppSelector(selectSettings).links
  if (!appStore && !googlePlay) return null
  return (
    <Box
      component="p"
      // On paper the printed URL of the order replaces these links.
      data-print={orderInApp && 'hide'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 20px',
        m: '12px 0 0',
        '@media screen': { '& > *': { py: 1 } },
      }}
    >
      <span>{t('next.getApp')}</span>
      {appStore && <ExternalLink href={appStore}>{t('next.appStore')}</ExternalLink>}
      {googlePlay && <ExternalLink href={googlePlay}>{t('next.googlePlay')}</ExternalLink>}
    </Box>
  )
}

function InTheMail({ order: { shipping_method: method } }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <Typography>{method ? t('next.shipped', { method: method.name }) : t('next.shippedSomehow')}</Typography>
      {method?.eta && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('next.arrives')} <strong>{method.eta}</strong>
        </Typography>
      )}
    </>
  )
}

/** Shows the operator's text about where to pick up. Without one, it asks the rider to bring the order number. */
function AtTheCounter({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const places = new Set(itemsServed(order, 'pickUp').flatMap((item) => item.offer_serve ?? []))
  return (
    <>
      {[...places].map((place) => (
        <Typography key={place}>{place}</Typography>
      ))}
      {places.size === 0 && <Typography>{t('next.pickUp', { number: order.order_number })}</Typography>}
    </>
  )
}
