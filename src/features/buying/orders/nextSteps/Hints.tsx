import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { inOneList, withBlank } from '../../../../shared/locales/lists'
import { cardOf, hintsOf, itemsServed, usableFrom } from '../receipt/orderFacts'
import { lazyPart } from '../../../../i18n/lazyPart'
import type { Serving } from '../receipt/orderFacts'
import { OrderTime } from '../receipt/OrderTime'
import { Whole } from '../receipt/totalsList'

/** The code that loads cards is only needed for an order for a card. */
const SeeCard = lazyPart<{ cardId: string }>(
  async () => ({ default: (await import('../../../cards/fareMedia/onDemand')).SeeCard }),
  ['fareMedia'],
)

const Hint = styled('p')({ margin: '8px 0 0', overflowWrap: 'anywhere', '@media print': { margin: '2pt 0 0' } })

interface HintsProps {
  order: Order
  serving: Serving
}

/** Says from when items can be used: a date, or an event. Unpaid items have neither. */
export function UsableFrom({ order, serving }: HintsProps) {
  const { t, i18n } = useTranslation('orders')
  const hints = hintsOf(itemsServed(order, serving), (item) => usableFrom(item, order))
  return hints.map(({ hint, names }, at) => (
    <Hint key={at}>
      {withBlank(t('usable.from'))}
      <Whole>{'iso' in hint ? <OrderTime iso={hint.iso} /> : t(hint.when)}</Whole>
      {names && ` ${t('usable.of', { names: inOneList(names, i18n.language) })}`}
    </Hint>
  ))
}

export function OfferHints({ order, serving }: HintsProps) {
  const { t, i18n } = useTranslation('orders')
  const hints = hintsOf(itemsServed(order, serving), (item) => item.offer_serve)
  return hints.map(({ hint, names }) => (
    <Hint key={hint}>
      {names && withBlank(t('next.of', { names: inOneList(names, i18n.language) }))}
      {hint}
    </Hint>
  ))
}

export function CardOfOrder({ order }: { order: Order }) {
  const card = itemsServed(order, 'card')
    .map((item) => cardOf(item, order)?.faremediaId)
    .find(Boolean)
  if (!card) return null
  return (
    <Hint data-print="hide">
      <Suspense>
        <SeeCard cardId={card} />
      </Suspense>
    </Hint>
  )
}
