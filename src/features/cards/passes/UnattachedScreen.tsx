import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { retryFailed, useRemote } from '../../../shared/remote/useRemote'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { BackLink } from '../../../shared/ui/buttons/BackLink'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Ticket } from '../../../shared/ui/pictures/thingDrawings'
import { useFareMedia } from '../fareMedia/onDemand'
import { AttachForm } from './AttachForm'
import { AttachOutcome } from './AttachOutcome'
import { passAttachment, unattached } from './passActs'

/** Lists passes on no card (ACC-12): several are chosen, then a card, and each gets its answer. */
export default function UnattachedScreen() {
  const { t } = useTranslation('ownPasses')
  const { cards, reload } = useFareMedia()
  const passes = useRemote(unattached)
  useSubmission(passAttachment)
  const failed = passes.status === 'failed' ? passes : cards.status === 'failed' ? cards : undefined
  const isEmpty = passes.status === 'loaded' && passes.value.length === 0
  const retry = () => {
    retryFailed(passes)
    if (cards.status === 'failed') reload()
  }
  return (
    <Page
      compact
      wide
      title={t('unattached.title')}
      back={
        <BackLink to={paths.allFareCards} sx={{ mt: { xs: 1, lg: 0 } }}>
          {t('unattached.toCards')}
        </BackLink>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pt: 1 }}>
        <AttachOutcome />
        {failed ? (
          <FailurePanel title={t('unattached.failed')} error={failed.error} onRetry={retry} />
        ) : passes.status !== 'loaded' || cards.status !== 'loaded' ? (
          <div aria-busy>
            <SkeletonCard height={420} lines={8} />
          </div>
        ) : isEmpty ? (
          <EmptyState picture={Ticket} title={t('unattached.none')} text={t('unattached.noneText')} />
        ) : (
          <>
            <Typography sx={{ color: 'text.secondary' }}>{t('unattached.lead')}</Typography>
            <AttachForm passes={passes.value} cards={cards.value} />
          </>
        )}
      </Box>
    </Page>
  )
}
