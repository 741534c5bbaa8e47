import type { Autoload } from '../../../api/contract/cards/autoloadPlan'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { ChargeAhead, fundsForAutoload } from '../autoload/onDemand'
import { useCardName } from '../fareMedia/onDemand'

interface ChargeNoteProps {
  card: FareMedium
  autoload: Autoload
  /** In cents. */
  amount: number
}

/** Says which charge follows if a transfer takes a card to its autoload's threshold. */
export default function ChargeNote({ card, autoload, amount }: ChargeNoteProps) {
  const funds = fundsForAutoload(card)
  const { own } = useCardName(card)
  const left = funds === undefined ? undefined : funds - amount
  return <ChargeAhead before="transfer" autoload={autoload} balance={left} card={own} />
}
