import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { selectUser } from '../../features/identity/session'
import { useAppSelector } from '../../shared/store'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import { Page } from '../../shared/ui/page/Page'
import { PhoneNumber } from '../../shared/ui/PhoneNumber'
import { accountFeature } from './accountFeature'
import { AccountNav } from './AccountNav'
import { CardsPart } from './CardsPart'
import { DefaultAddress } from './DefaultAddress'
import { ExpiringPart } from './ExpiringPart'
import { MethodsPart } from './MethodsPart'
import { NeedsYou } from './needs/NeedsYou'
import { OpenOrdersPart } from './OpenOrdersPart'
import { OverviewPart } from './OverviewPart'
import { UpcomingPart } from './UpcomingPart'

export const feature = accountFeature

/** The account's first page: what needs an act, the most needed facts, and below 960 px the sections among them. */
export default function AccountOverview() {
  const { t } = useTranslation(['account', 'app'])
  const user = useAppSelector(selectUser)
  return (
    <Page title={t('app:nav.account')} lead={user?.email ? t('signedInAs', { email: user.email }) : undefined}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <NeedsYou />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <CardsPart />
          <ExpiringPart />
          <Box sx={{ display: { md: 'none' }, gridColumn: '1 / -1' }}>
            <AccountNav withoutOverview />
          </Box>
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
