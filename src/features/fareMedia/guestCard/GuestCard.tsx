import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/fareMedia'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/Button'
import { FailurePanel } from '../../../shared/ui/FailurePanel'
import { lazyPart } from '../../../shared/ui/lazyScreen'
import { SkeletonBar, SkeletonLines } from '../../../shared/ui/SkeletonLines'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { selectSettings } from '../../settings'
import { AccountOnly } from './AccountOnly'
import { CardBalances } from '../cards/CardBalances'
import { PassList } from '../../passes'
import { CardReason } from '../cards/CardReason'
import { standingOf } from '../cards/cardStanding'
import { FareCardFace } from '../cards/FareCardFace'
import { cardChosen, cardLeaveRequested } from '../cards/fareMediaSlice'
import { useFareMedia } from '../cards/useFareMedia'

/** Shows a guest's one card (FM-12): its balances, what the guest can do with it, and what needs an account. */
export default function GuestCard() {
  const { t } = useTranslation('fareMedia')
  const { cards, reload } = useFareMedia()
  if (cards.status === 'failed') return <FailurePanel title={t('guest.failed')} error={cards.error} onRetry={reload} />
  if (cards.status !== 'loaded') return <CardToCome />
  const [card] = cards.value
  return card ? <Card card={card} /> : <FailurePanel title={t('guest.failed')} onRetry={reload} />
}

const RenameCard = lazyPart(() => import('../cards/RenameCard'))

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
}

function Card({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 360 }}>
        <FareCardFace card={card} />
        <CardReason card={card} />
        <Rename card={card} />
        <Acts card={card} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} aria-labelledby="card-balances">
          <CardBalances card={card} headingId="card-balances" />
        </Paper>
        <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} aria-labelledby="card-passes">
          <PassList
            passes={card.passes}
            notShown={card.passesDropped}
            headingId="card-passes"
            emptyText={t('noPasses')}
          />
        </Paper>
        <AccountOnly />
      </Box>
    </Box>
  )
}

/** Loads the form only when the guest opens it. */
function Rename({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The form closes, and the button takes the focus again.
    focusWhenLost(() => opener.current)
  }
  if (isOpen)
    return (
      <Suspense fallback={<SkeletonBar aria-hidden data-waiting shade="faint" style={{ height: 150 }} />}>
        <RenameCard card={card} onDone={close} />
      </Suspense>
    )
  return (
    <Button ref={opener} size="small" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
      {t('rename.title')}
    </Button>
  )
}

/** Offers to buy for the card only if it can be used; the reason above says why not. */
function Acts({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  const isGood = standingOf(card, useAppSelector(selectSettings)) === 'good'
  const choose = (aim: 'products' | 'value') => dispatch(cardChosen({ faremediaId: card.faremedia_id, aim }))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isGood && (
        <>
          <Button variant="contained" onClick={() => choose('products')}>
            {t('guest.buy')}
          </Button>
          <Button variant="outlined" onClick={() => choose('value')}>
            {t('guest.load')}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => dispatch(cardLeaveRequested())}>
        {t('guest.leave')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {t('guest.leaveText')}
      </Typography>
    </Box>
  )
}

function CardToCome() {
  const { t } = useTranslation('shared')
  return (
    <Box aria-busy sx={columns}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Box aria-hidden sx={{ display: 'grid', gap: 2, maxWidth: 360 }}>
        <SkeletonBar shade="middle" style={{ aspectRatio: '1.586', borderRadius: 16 }} />
        <SkeletonBar shade="strong" style={{ height: 44 }} />
        <SkeletonBar shade="faint" style={{ height: 44 }} />
      </Box>
      <Box aria-hidden sx={{ display: 'grid', gap: 3 }}>
        {[120, 180].map((height) => (
          <Paper key={height} variant="outlined" sx={{ p: 3, minHeight: height }}>
            <SkeletonLines lines={4} />
          </Paper>
        ))}
      </Box>
    </Box>
  )
}
