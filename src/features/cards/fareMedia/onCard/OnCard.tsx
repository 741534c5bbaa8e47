import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../i18n/lazyPart'

/** Loads cards only for a card's fare. */
const OnNamedCard = lazyPart(() => import('./OnNamedCard'), ['fareMedia'])

/** Spaces as wide as digits: nothing moves. */
const digitsToCome = '\u2007'.repeat(4)

interface OnCardProps {
  /** Null if to be chosen. */
  faremediaId: string | null
  /** Where the card is not beside it. */
  named?: boolean
  /** A valid pass of it is told (FM-18). */
  product?: string
}

/** "On your card ••7777". */
export function OnCard({ faremediaId, named = false, product }: OnCardProps) {
  const { t } = useTranslation('shared')
  if (!faremediaId) return t('onCard.open')
  const waiting = t('onCard.ending', { digits: digitsToCome })
  return (
    <Suspense fallback={waiting}>
      <OnNamedCard faremediaId={faremediaId} named={named} waiting={waiting} product={product} />
    </Suspense>
  )
}
