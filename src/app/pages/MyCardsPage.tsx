import { useParams } from 'react-router'
import { CardScreen } from '../../features/cards/management/CardScreen'
import { CardsScreen } from '../../features/cards/management/CardsScreen'
import { selectSettings } from '../../features/identity/settings'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { Redirect } from '../../shared/ui/page/Redirect'
import '../flows/cardFlows'

export default function MyCardsPage() {
  const { cardId } = useParams()
  const { fareMedia } = useAppSelector(selectSettings).features
  if (!fareMedia) return <Redirect to={paths.products} />
  return cardId === undefined ? <CardsScreen /> : <CardScreen cardId={cardId} />
}
