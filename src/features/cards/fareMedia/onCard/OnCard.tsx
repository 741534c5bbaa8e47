import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../i18n/lazyPart'

/** The code that loads cards is only needed for a fare of a card. */
const OnNamedCard = lazyPart(() => import('./OnNamedCard'), ['fareMedia'])

/** Four spaces as wide as digits keep the number's place, so that nothing moves. */
const digitsToCome = '\u2007'.repeat(4)

interface OnCardProps {
  /** The card of a line or an order; null if it is still to be chosen. */
  faremediaId: string | null
  /** Names the card too, where it is not shown beside. */
  named?: boolean
  /** What is bought: a card that has a valid pass of it says so (FM-18). */
  product?: string
  /** The card is named once for a whole list, so that only what it has of the product is said. */
  noteOnly?: boolean
}

export function OnCard({ faremediaId, named = false, product, noteOnly = false }: OnCardProps) {
  const { t } = useTranslation('shared')
  if (!faremediaId) return noteOnly ? null : t('onCard.open')
  const waiting = noteOnly ? null : t('onCard.ending', { digits: digitsToCome })
  return (
    <Suspense fallback={waiting}>
      <OnNamedCard faremediaId={faremediaId} named={named} waiting={waiting} product={product} />
    </Suspense>
  )
}
