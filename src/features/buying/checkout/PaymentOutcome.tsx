import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusPageHeading } from '../../../shared/focus/pageHeading'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Page } from '../../../shared/ui/page/Page'
import { Picture } from '../../../shared/ui/pictures/Picture'
import { Offline } from '../../../shared/ui/pictures/drawings'
import { Receipt } from '../../../shared/ui/pictures/thingDrawings'
import { ContactWays } from '../../identity/settings/onDemand'
import { outcomeCheckRequested, selectPayment } from './purchase'

/**
 * Says what is known while it is unclear whether money was taken (F21). After a payment it shows until the receipt
 * opens, whose heading says that it is paid.
 */
export function PaymentOutcome() {
  const { t } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const payment = useAppSelector(selectPayment)
  const isPaid = payment.status === 'paid'
  const isChecking = payment.status === 'checking'
  const isUnsure = !isPaid && !isChecking
  const title = isPaid ? t('pay.paid') : isChecking ? t('pay.checkingTitle') : t('pay.unknownTitle')
  const explanation = isPaid ? t('pay.paidTitle') : isChecking ? t('pay.checking') : t('pay.unknown')

  // The focused button is gone, so the heading takes the focus and is read.
  useEffect(() => {
    focusPageHeading({ preventScroll: true })
  }, [])

  return (
    <Page title={title} compact>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Picture of={isPaid ? Receipt : Offline} />
        <Box role={isPaid ? undefined : 'status'} sx={{ display: 'grid', gap: 1 }}>
          <Typography>{explanation}</Typography>
          {isChecking && payment.isSlow && <Typography>{t('pay.slow')}</Typography>}
        </Box>
        {!isPaid && (
          <BusyButton
            variant="contained"
            size="large"
            // The text above announces a long wait, so the button does not.
            data-waiting={undefined}
            busy={!isUnsure}
            busyText={t('pay.checkingTitle')}
            onClick={() => dispatch(outcomeCheckRequested())}
          >
            {t('pay.checkAgain')}
          </BusyButton>
        )}
        {isUnsure && <ContactWays />}
      </Box>
    </Page>
  )
}
