import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ownRecord } from '../../features/identity/registration/onDemand'
import { selectUser } from '../../features/identity/session'
import { useRemote } from '../../shared/remote/useRemote'
import { useAppSelector } from '../../shared/store'
import { palette } from '../../shared/ui/colours/palette'
import { Page } from '../../shared/ui/page/Page'
import { SkeletonBar, SkeletonLines } from '../../shared/ui/waiting/SkeletonLines'
import { AccountNav } from './AccountNav'
import { BoardCards, Faces } from './board/BoardCards'
import { ComingUp } from './board/ComingUp'
import { OpenOrders } from './board/OpenOrders'
import { useBoardReads } from './board/useBoardReads'
import { useComing } from './board/useComing'
import { NeedsYou } from './needs/NeedsYou'
import { useNeeds } from './needs/useNeeds'
import { rounded } from '../../shared/ui/rounded'

const Board = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 36 })
const OnPhones = styled('div')({ '@media (min-width: 960px)': { display: 'none' } })
const Quiet = styled('p')({ margin: 0, fontSize: '0.9375rem', color: palette.textSoft, overflowWrap: 'anywhere' })

/** The document knows no rider. */
export function Skeleton() {
  const { t } = useTranslation('app')
  return (
    <Page compact title={t('nav.account')}>
      <Board>
        <NeedsYou />
        <FacesSkeleton />
      </Board>
    </Page>
  )
}

/**
 * Shows the account's departure board: what needs an act, can I ride, what comes. Each part shows when all above it is
 * known, so that nothing moves (ACC-15). Below 960 px the sections follow.
 */
export default function AccountOverview() {
  const { t } = useTranslation('app')
  useBoardReads()
  const { isWaiting } = useNeeds()
  return (
    <Page compact title={t('nav.account')}>
      <Board>
        <NeedsYou />
        {isWaiting ? (
          <FacesSkeleton />
        ) : (
          <>
            <BoardCards />
            <Below />
          </>
        )}
      </Board>
    </Page>
  )
}

function Below() {
  const coming = useComing()
  if (coming.isWaiting) return <SkeletonLines lines={6} />
  return (
    <>
      <ComingUp coming={coming} />
      <OpenOrders />
      <Sections />
    </>
  )
}

function Sections() {
  const { t } = useTranslation('account')
  const email = useAppSelector(selectUser)?.email
  // It starts last, after what the page is opened for.
  useRemote(ownRecord)
  return (
    <>
      <OnPhones>
        <AccountNav withoutOverview />
      </OnPhones>
      {email && <Quiet>{t('signedInAs', { email })}</Quiet>}
    </>
  )
}

function FacesSkeleton() {
  return (
    <Faces as="div" aria-hidden>
      {[0, 1, 2].map((at) => (
        <SkeletonBar key={at} shade="middle" style={{ height: 136, borderRadius: rounded(14) }} />
      ))}
    </Faces>
  )
}
