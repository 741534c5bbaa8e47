import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../i18n/lazyPart'

/** The code that loads cards comes only where a fare is for one. */
const OnNamedCard = lazyPart(() => import('./OnNamedCard'), ['fareMedia'])

/** Four spaces as wide as digits keep the place of the number, so that nothing moves when it comes. */
const digitsToCome = '\u2007'.repeat(4)

interface OnCardProps {
  /** The fare card of a line or an order; null if it is still to be chosen. */
  faremediaId: string | null
  /** Names the card too, where the card is not shown beside it. */
  named?: boolean
  /** What is bought for it: a card that has a valid pass of it says so (FM-18). */
  product?: string
}

/** Says where a fare is that is for a fare card: "On your card ••7777". */
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
