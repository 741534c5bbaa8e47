import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Page } from '../../../shared/ui/page/Page'
import { Picture } from '../../../shared/ui/pictures/Picture'
import { Ticket } from '../../../shared/ui/pictures/thingDrawings'
import { selectIsRider } from './visitor/sessionSlice'
import { appleReturned } from './social/appleReturn'
import { takeReturnFromAddress } from './social/takeReturn'

/** Apple's sign-in returns to this page. Its flow leads on to another page (AUTH-08). */
export default function AppleReturnScreen() {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const isRider = useAppSelector(selectIsRider)

  useEffect(() => {
    // The entry has done this already, unless a link inside the portal led here.
    takeReturnFromAddress()
    dispatch(appleReturned())
  }, [dispatch])

  return (
    <Page title={t('social.apple.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Picture of={Ticket} />
        <Typography role="status" data-waiting={!isRider || undefined}>
          {isRider ? t('social.apple.success') : t('social.apple.processing')}
        </Typography>
      </Box>
    </Page>
  )
}
