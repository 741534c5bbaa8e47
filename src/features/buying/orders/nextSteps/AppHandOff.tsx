import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { lazyPart } from '../../../../i18n/lazyPart'
import { useAppSelector } from '../../../../shared/store'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { ExternalLink } from '../../../../shared/ui/buttons/ExternalLink'
import { WidgetBoundary } from '../../../../shared/ui/page/WidgetBoundary'
import { StoreBadge } from '../../../../shared/ui/pictures/StoreBadge'
import { codeEdge, white } from '../../../../shared/ui/colours/tokens'
import { selectSettings } from '../../../identity/settings'
import { addressOf, itemsServed } from '../receipt/orderFacts'
import { standingOfOrder } from '../life/orderStanding'
import { OnScreen, phone } from '../receipt/receiptSheet'
import { narrow } from './rideLine'
import { rounded } from '../../../../shared/ui/rounded'

const QrCode = lazyPart(() => import('./QrCode'))
/** In pixels: its place is there before the code is. */
const codeSize = 136

/** The code is dark on light in every colour scheme, because scanners need that. */
const Code = styled('div')({
  lineHeight: 0,
  minWidth: codeSize,
  minHeight: codeSize,
  borderRadius: rounded(10),
  overflow: 'clip',
  border: `1px solid ${codeEdge}`,
  background: white,
  forcedColorAdjust: 'none',
  breakInside: 'avoid',
  '& svg': { display: 'block' },
  '@media print': { borderRadius: 0, minWidth: 0, minHeight: 0, '& svg': { width: '80pt', height: '80pt' } },
})

/** Returns the operator's addresses of an order in the app, and for the phone's wallet. */
function useOrderLinks(order: Order) {
  const { orderInApp, walletPass } = useAppSelector(selectSettings).links
  return {
    inApp: orderInApp && addressOf(orderInApp, order),
    walletPass: walletPass && addressOf(walletPass, order),
  }
}

/** Shows a QR code for a phone's camera, at a desk or on paper. Phones have `OpenOnPhone`. */
export function AppHandOff({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { inApp, walletPass } = useOrderLinks(order)
  if (!inApp && !walletPass) return null
  const name = t('app.code', { number: order.order_number })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 2,
        [narrow]: { flexDirection: 'column', alignItems: 'flex-start', '& > :last-child': { flex: 'none' } },
        [phone]: { display: 'none' },
        '@media print': { m: 0, gap: '8pt' },
        '& a': { display: 'inline-block', '@media screen': { py: 1 } },
      }}
    >
      {inApp && (
        <Code>
          <WidgetBoundary>
            <Suspense>
              <QrCode address={inApp} name={name} size={codeSize} />
            </Suspense>
          </WidgetBoundary>
        </Code>
      )}
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        {inApp && (
          <>
            <Typography>{t('app.scan')}</Typography>
            <ExternalLink href={inApp}>
              <OnScreen>{t('app.open')}</OnScreen>
            </ExternalLink>
          </>
        )}
        {walletPass && (
          <Box data-print="hide">
            <ExternalLink href={walletPass}>{t('app.wallet')}</ExternalLink>
          </Box>
        )}
      </Box>
    </Box>
  )
}

const OnPhone = styled('div')({
  display: 'none',
  [phone]: { display: 'grid', gap: 8 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { flex: '1 1 140px' },
  '& li a': { width: '100%', boxSizing: 'border-box', gap: 8, padding: '4px 8px' },
  '& li strong': { fontSize: '0.9375rem' },
  '& li small': { fontSize: '0.6875rem' },
})

/** Shows the way into the app on a phone, with the stores, as the receipt's first button. */
export function OpenOnPhone({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { appStore, googlePlay } = useAppSelector(selectSettings).links
  const { inApp, walletPass } = useOrderLinks(order)
  const isUsable = standingOfOrder(order) === 'good' && itemsServed(order, 'app').length > 0
  if (!isUsable || !(inApp ?? walletPass)) return null
  return (
    <OnPhone>
      {inApp && (
        <LinkButton to={inApp} variant="contained" size="large">
          {t('app.open')}
        </LinkButton>
      )}
      {walletPass && (
        <LinkButton to={walletPass} variant="outlined">
          {t('app.wallet')}
        </LinkButton>
      )}
      {(appStore ?? googlePlay) && (
        <ul aria-label={t('next.getApp')}>
          {appStore && <StoreBadge store="appStore" href={appStore} />}
          {googlePlay && <StoreBadge store="googlePlay" href={googlePlay} />}
        </ul>
      )}
    </OnPhone>
  )
}

export function AppLinks() {
  const { t } = useTranslation('orders')
  const { appStore, googlePlay, orderInApp, walletPass } = useAppSelector(selectSettings).links
  if (!appStore && !googlePlay) return null
  return (
    <Box
      component="p"
      // On paper, the printed URL of the order replaces these links.
      data-print={orderInApp && 'hide'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 20px',
        m: '12px 0 0',
        // A phone has these links on top.
        ...((orderInApp ?? walletPass) && { [phone]: { display: 'none' } }),
        '@media screen': { '& > *': { py: 1 } },
      }}
    >
      <span>{t('next.getApp')}</span>
      {appStore && <ExternalLink href={appStore}>{t('next.appStore')}</ExternalLink>}
      {googlePlay && <ExternalLink href={googlePlay}>{t('next.googlePlay')}</ExternalLink>}
    </Box>
  )
}
