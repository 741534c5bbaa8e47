import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../api/contract/orders'
import { useAppSelector } from '../../shared/store'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { codeEdge, white } from '../../shared/ui/tokens'
import { selectSettings } from '../settings'
import { OnScreen } from './receiptSheet'

/**
 * The QR code, dark on light in every colour scheme, because scanners need it. Hidden on phones, which cannot scan
 * themselves.
 */
const Code = styled('div')({
  lineHeight: 0,
  borderRadius: 10,
  overflow: 'clip',
  border: `1px solid ${codeEdge}`,
  background: white,
  forcedColorAdjust: 'none',
  breakInside: 'avoid',
  '& svg': { display: 'block' },
  '@media screen and (max-width: 599.95px)': { display: 'none' },
  '@media print': { borderRadius: 0, '& svg': { width: '80pt', height: '80pt' } },
})

/** Opens the order in the mobile app: a QR code for the phone's camera, and a link for visitors on a phone. */
export function AppHandOff({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { orderInApp } = useAppSelector(selectSettings).links
  if (!orderInApp) return null
  // Only the order's id, no key: the app asks the rider to sign in.
  const address = orderInApp.replace('{orderId}', () => encodeURIComponent(order.order_id))
  const name = t('app.code', { number: order.order_number })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 2,
        '@media print': { m: 0, gap: '8pt' },
      }}
    >
      <Code>
        <QRCodeSVG value={address} size={136} level="M" marginSize={4} title={name} role="img" aria-label={name} />
      </Code>
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Typography sx={{ '@media screen and (max-width: 599.95px)': { display: 'none' } }}>{t('app.scan')}</Typography>
        <ExternalLink href={address} sx={{ display: 'inline-block', '@media screen': { py: 1 } }}>
          <OnScreen>{t('app.open')}</OnScreen>
        </ExternalLink>
      </Box>
    </Box>
  )
}
