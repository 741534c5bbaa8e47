import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { FundsStep } from './FundsStep'
import type { StepProps } from './LostStep'
import { PassesStep } from './PassesStep'
import { ReplacementStep } from './ReplacementStep'

interface LaterStepsProps {
  card: FareMedium
  cards: FareMedium[]
  balance: StepProps
  passes: StepProps
  replacement: StepProps
  onReplaced: () => void
}

/** The steps that come after nothing more can be taken from the card: its balance, its passes, and another card. */
export default function LaterSteps({ card, cards, balance, passes, replacement, onReplaced }: LaterStepsProps) {
  return (
    <>
      <FundsStep {...balance} card={card} cards={cards} />
      <PassesStep {...passes} card={card} cards={cards} />
      <ReplacementStep {...replacement} card={card} onDone={onReplaced} />
    </>
  )
}
