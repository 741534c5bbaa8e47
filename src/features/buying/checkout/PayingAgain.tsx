import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusPageHeading } from '../../../shared/focus/pageHeading'
import { paths } from '../../../shared/paths'
import { useAppDispatch } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { Picture } from '../../../shared/ui/pictures/Picture'
import { Offline } from '../../../shared/ui/pictures/drawings'
import { ContactWays } from '../../identity/settings/onDemand'
import { payingAgainAgreed } from './purchase'

interface PayingAgainProps {
  guest: boolean
  /** The visitor's own payment cannot be found out any more; otherwise another person's is open. */
  isForgotten: boolean
}

/**
 * A payment may have gone through, and only the visitor can say whether this order is another one (PAY-13). It names no
 * one, because another person may read it.
 */
export function PayingAgain({ guest, isForgotten }: PayingAgainProps) {
  const { t } = useTranslation(['payment', 'shared', 'session'])
  const dispatch = useAppDispatch()

  // The focused button is gone, so the heading takes the focus and is read.
  useEffect(() => {
    focusPageHeading({ preventScroll: true })
  }, [isForgotten])

  return (
    <Page title={isForgotten ? t('payment:again.forgotten.title') : t('shared:openPayment.title')} compact>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Picture of={Offline} />
        <Typography role="status">
          {isForgotten ? t('payment:again.forgotten.order') : t('shared:openPayment.others')}
        </Typography>
        {isForgotten && <ContactWays />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}>
          {isForgotten ? (
            <LinkButton variant="contained" size="large" to={guest ? paths.findOrder : paths.accountOrders}>
              {guest ? t('payment:again.forgotten.find') : t('payment:again.forgotten.orders')}
            </LinkButton>
          ) : (
            guest && (
              <LinkButton variant="contained" size="large" to={paths.login(paths.checkout)}>
                {t('session:signIn.title')}
              </LinkButton>
            )
          )}
          <Button variant="outlined" size="large" onClick={() => dispatch(payingAgainAgreed())}>
            {isForgotten ? t('payment:again.forgotten.go') : t('payment:again.others.go')}
          </Button>
        </Box>
      </Box>
    </Page>
  )
}
