import type { ReactNode } from 'react'
import { useAppSelector } from '../../../shared/store'
import { selectCard } from './fareCards'
import { selectCurrentCard } from './fareMediaSlice'
import { useCardName } from './useCardName'
import { useFareMedia } from './useFareMedia'

export interface NamedCard {
  name: string
  /** The last of its number; empty where it has none. */
  digits: string
}

interface CardNameProps {
  faremediaId: string
  /** Undefined while the card is looked up; null where it is not among the cards of who is here, or they cannot be had. */
  children: (card: NamedCard | null | undefined) => ReactNode
}

/** What a card is called: at once where it is the chosen one, else as soon as the cards are read. */
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
