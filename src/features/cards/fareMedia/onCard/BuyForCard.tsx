import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { useIsPhone } from '../../../../shared/ui/useWidth'
import { selectSettings } from '../../../identity/settings'
import { cardNeeds, isSevere } from '../cards/cardNeeds'
import { standingOf } from '../cards/cardStanding'
import { cardChosen } from '../cards/fareMediaSlice'
import type { CardAim } from '../cards/fareMediaSlice'

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: 12,
  // In a column that is as wide as its content, the buttons still stand beside each other.
  minWidth: 'min(100%, 320px)',
})

export function BuyForCard({ card }: { card: FareMedium }) {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  const settings = useAppSelector(selectSettings)
  const isGood = standingOf(card, settings) === 'good'
  // The remedy of a failed charge is the next step.
  const isNext = !cardNeeds(card, settings).some(({ kind }) => isSevere(kind))
  const choose = (aim: CardAim) => dispatch(cardChosen({ faremediaId: card.faremedia_id, aim }))
  if (!isGood) return null
  return (
    <Pair>
      <Button variant={isNext ? 'contained' : 'outlined'} onClick={() => choose('products')}>
        {t('buy.pass')}
      </Button>
      <Button variant="outlined" onClick={() => choose('value')}>
        {t('buy.value')}
      </Button>
    </Pair>
  )
}

/** The next step of an empty list. In a wider window the card's buttons are beside it. */
export function BuyOnPhone({ card }: { card: FareMedium }) {
  return useIsPhone() && <BuyForCard card={card} />
}
