import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../features/identity/session'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import { Page } from '../../shared/ui/Page'
import { PhoneNumber } from '../../shared/ui/PhoneNumber'
import { accountFeature, verificationWanted } from './accountFeature'
import { AccountNav } from './AccountNav'
import { CardsPart } from './CardsPart'
import { DefaultAddress } from './DefaultAddress'
import { ExpiringPart } from './ExpiringPart'
import { MethodsPart } from './MethodsPart'
import { OpenOrdersPart } from './OpenOrdersPart'
import { OverviewPart } from './OverviewPart'
import { UpcomingPart } from './UpcomingPart'

export const feature = accountFeature

/** The account's first page: what needs an act, below 960 px the sections, and the most needed facts. */
export default function AccountOverview() {
  const { t } = useTranslation(['account', 'app'])
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  return (
    <Page title={t('app:nav.account')} lead={user?.email ? t('signedInAs', { email: user.email }) : undefined}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {user && user.email_confirmed === false && (
          <Alert
            severity="warning"
            role="group"
            title={t('unverified.title')}
            action={
              <Button variant="outlined" color="inherit" size="small" onClick={() => dispatch(verificationWanted())}>
                {t('unverified.action')}
              </Button>
            }
          >
            {t('unverified.text', { email: user.email })}
          </Alert>
        )}
        <Box sx={{ display: { md: 'none' } }}>
          <AccountNav withoutOverview />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <CardsPart />
          <ExpiringPart />
          <MethodsPart />
          <UpcomingPart />
          <OpenOrdersPart />
          <OverviewPart title={t('you.title')} glyph={riderGlyph}>
            <Box sx={{ fontWeight: 700 }}>{[user?.first_name, user?.last_name].filter(Boolean).join(' ')}</Box>
            <Box>{user?.email}</Box>
            <Box>{user?.mobile && <PhoneNumber number={user.mobile} />}</Box>
          </OverviewPart>
          <DefaultAddress />
        </Box>
      </Box>
    </Page>
  )
}
