import { useAppSelector } from '../../shared/store'
import { formatMethod, nameOfCard, selectSavedCards } from '../payment'
import { selectPaymentChoice } from './checkoutSlice'

/** What the chosen payment is called: Visa •••• 1111. */
export function usePaymentName(): string {
  const choice = useAppSelector(selectPaymentChoice)
  const cards = useAppSelector(selectSavedCards)
  if (choice?.kind === 'new') return nameOfCard(choice)
  const card = choice && cards.find(({ id }) => id === choice.methodId)
  return card ? formatMethod(card) : ''
}
