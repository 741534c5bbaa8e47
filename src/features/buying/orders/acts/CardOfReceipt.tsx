import { paths } from '../../../../shared/paths'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { useCardByDigits } from '../../../cards/fareMedia/onDemand'
import { lastDigits } from '../receipt/orderFacts'

/** Names the rider's card and leads to it. Of another one the digits are all. */
export function CardOfReceipt({ number }: { number: string }) {
  const { name, id } = useCardByDigits()(lastDigits(number))
  const shown = <MaskedName>{name}</MaskedName>
  return id ? <TextLink to={paths.fareCard(id)}>{shown}</TextLink> : shown
}
