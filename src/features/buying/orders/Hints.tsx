import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../api/contract/orders'
import { DateTime } from '../../../shared/ui/DateTime'
import { hintsOf, itemsServed, usableFrom } from './orderFacts'
import type { Serving } from './orderFacts'
import { Whole } from './totalsList'

const Hint = styled('p')({ margin: '8px 0 0', overflowWrap: 'anywhere', '@media print': { margin: '2pt 0 0' } })

interface HintsProps {
  order: Order
  serving: Serving
}

/** Says from when items can be used: the backend's date, or the event that it depends on. Unpaid items have none. */
export function UsableFrom({ order, serving }: HintsProps) {
  const { t } = useTranslation('orders')
  const hints = hintsOf(itemsServed(order, serving), (item) => usableFrom(item, order))
  return hints.map(({ hint, names }, at) => (
    <Hint key={at}>
      {names && <>{t('next.of', { names })} </>}
      {t('usable.from')} <Whole>{'iso' in hint ? <DateTime iso={hint.iso} show="words" zone /> : t(hint.when)}</Whole>
    </Hint>
  ))
}

/** The provider's own words about how its offers are served. */
export function OfferHints({ order, serving }: HintsProps) {
  const { t } = useTranslation('orders')
  const hints = hintsOf(itemsServed(order, serving), (item) => item.offer_serve)
  return hints.map(({ hint, names }) => (
    <Hint key={hint}>
      {names && <>{t('next.of', { names })} </>}
      {hint}
    </Hint>
  ))
}
