import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { pageHeadingId } from '../../../../shared/focus/pageHeading'
import { useAppSelector } from '../../../../shared/store'
import { selectSettings } from '../../../identity/settings'
import { SheetFoot } from './receiptSheet'

/** The printer decides the size (A4, Letter), and its margins replace the page's. */
export const receiptPaper = (
  <GlobalStyles
    styles={{
      '@page': { margin: '15mm' },
      '@media print': {
        [`#${pageHeadingId}`]: { fontSize: '20pt' },
        [`:has(> #${pageHeadingId})`]: { padding: 0, maxWidth: 'none' },
        [`#${pageHeadingId} ~ *`]: { marginTop: '10pt' },
      },
    }}
  />
)

/** The footer of every printed page. It is hidden from screen readers, which have read its texts before. */
export function PaperFoot({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { name } = useAppSelector(selectSettings).operator
  return (
    <SheetFoot aria-hidden>
      <p>{t('foot', { name, number: order.order_number })}</p>
    </SheetFoot>
  )
}
