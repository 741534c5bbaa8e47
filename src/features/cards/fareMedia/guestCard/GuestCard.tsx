import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { useAppDispatch } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { FactList } from '../../../../shared/ui/parts/FactList'
import { PagePart } from '../../../../shared/ui/parts/PagePart'
import { PassList } from '../passList/PassList'
import { BuyForCard } from '../onCard/BuyForCard'
import { CardFunds, useCardFacts } from '../cards/CardFunds'
import { CardColumns, CardSkeleton } from '../cards/CardColumns'
import { CardReason } from '../cards/CardReason'
import { FareCardFace } from '../cards/FareCardFace'
import { cardLeaveRequested } from '../cards/fareMediaSlice'
import { RenameInPlace } from '../cards/RenameInPlace'
import { useFareMedia } from '../cards/useFareMedia'
import { AccountOnly } from './AccountOnly'

/** Shows a guest's card (FM-12): balances, what a guest can do, and what needs an account. */
export default function GuestCard() {
  const { t } = useTranslation('fareMedia')
  const { cards, reload } = useFareMedia()
  if (cards.status === 'failed') return <FailurePanel title={t('guest.failed')} error={cards.error} onRetry={reload} />
  if (cards.status !== 'loaded') return <CardSkeleton />
  const [card] = cards.value
  return card ? <Card card={card} /> : <FailurePanel title={t('guest.failed')} onRetry={reload} />
}

function Card({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const facts = useCardFacts(card)
  return (
    <CardColumns>
      <div>
        <FareCardFace card={card} tellsGood />
        <div>
          <CardReason card={card} />
          <CardFunds card={card} />
          <RenameInPlace card={card} />
          <BuyForCard card={card} />
        </div>
      </div>
      <div>
        <PassList card={card} />
        {facts.length > 0 && (
          <PagePart title={t('facts.title')}>
            <FactList beside facts={facts} />
          </PagePart>
        )}
        <AccountOnly />
        <Leave />
      </div>
    </CardColumns>
  )
}

function Leave() {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button size="small" onClick={() => dispatch(cardLeaveRequested())} sx={{ justifySelf: 'start', ml: '-12px' }}>
        {t('guest.leave')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('guest.leaveText')}
      </Typography>
    </Box>
  )
}
