import type { ReactNode } from 'react'
import { useAppSelector } from '../../../shared/store'
import { selectCard } from './fareCards'
import { selectCurrentCard } from './fareMediaSlice'
import { useCardName } from './useCardName'
import { useFareMedia } from './useFareMedia'

export interface NamedCard {
  name: string
  /** The last digits of the card's number, or an empty text if the number is not known. */
  digits: string
}

interface CardNameProps {
  faremediaId: string
  /** Undefined while the cards load; null if the visitor has no such card or the cards could not be loaded. */
  children: (card: NamedCard | null | undefined) => ReactNode
}

/** Gives the name of a card to its children: at once for the chosen card, otherwise once the cards are loaded. */
export default function CardName({ faremediaId, children }: CardNameProps) {
  const { status } = useFareMedia().cards
  const known = useAppSelector((state) => selectCard(state, faremediaId))
  const current = useAppSelector(selectCurrentCard)
  const kept = current?.faremediaId === faremediaId ? current : undefined
  const { own } = useCardName(known ?? kept ?? { type: '' })
  const digits = known?.printed_card_number ?? kept?.cardNumber ?? ''
  if (known || kept) return children({ name: own, digits })
  return children(status === 'loaded' || status === 'failed' ? null : undefined)
}
