import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { inOneText } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { Alert } from '../../../shared/ui/Alert'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { paymentMethods } from '../../paying/payment/onDemand'
import { CalendarDownload } from './CalendarDownload'
import { ChargeStops } from './ChargeStops'
import { MethodTotals } from './MethodTotals'
import { UndatedList } from './UndatedList'
import type { Upcoming } from './upcomingCharges'
import { useUpcoming } from './useUpcoming'

/** Shows 90 days of charges of all cards and the wallet (FM-15). */
export default function UpcomingScreen() {
  const { t } = useTranslation(['upcoming', 'shared'])
  const { upcoming, missing, error, reload } = useUpcoming()
  useRemote(paymentMethods)
  if (missing.includes('cards') && missing.includes('wallet'))
    return (
      <Page title={t('title')}>
        <FailurePanel title={t('failed')} error={error} onRetry={reload} />
      </Page>
    )
  return (
    <Page title={t('title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {missing.length > 0 && (
          <Alert
            severity="warning"
            role="group"
            action={
              <Button variant="outlined" color="inherit" size="small" onClick={reload}>
                {t('shared:retry')}
              </Button>
            }
          >
            {inOneText(missing.map((part) => t(`missing.${part}`)))}
          </Alert>
        )}
        {upcoming ? (
          <Content upcoming={upcoming} />
        ) : (
          <div aria-busy>
            <SkeletonCard height={360} lines={8} />
          </div>
        )}
      </Box>
    </Page>
  )
}

function Content({ upcoming }: { upcoming: Upcoming }) {
  const { charges, atThreshold, atOther, waiting, failed, stopped } = upcoming
  const { t } = useTranslation('upcoming')
  const methods = valueOf(useAppSelector(paymentMethods.select))
  if (Object.values(upcoming).every(({ length }) => length === 0))
    return (
      <EmptyState
        title={t('none.title')}
        text={t('none.text')}
        action={
          <LinkButton variant="contained" to={paths.allFareCards}>
            {t('none.act')}
          </LinkButton>
        }
      />
    )
  return (
    <>
      <UndatedList title={t('failedCharges')} entries={failed} tells="failure" />
      {charges.length > 0 && (
        <Box component="section" aria-labelledby="next-charges">
          <Typography id="next-charges" variant="h2" sx={{ mb: 2, fontSize: '1.25rem' }}>
            {t('next')}
          </Typography>
          <ChargeStops charges={charges} methods={methods} />
          <MethodTotals charges={charges} methods={methods} />
          <Box sx={{ mt: 3 }}>
            <CalendarDownload charges={charges} />
          </Box>
        </Box>
      )}
      <UndatedList title={t('atThreshold')} entries={atThreshold} />
      <UndatedList title={t('atOther')} entries={atOther} />
      <UndatedList title={t('stopped')} entries={[...waiting, ...stopped]} tells="state" />
    </>
  )
}
