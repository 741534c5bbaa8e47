import type { ComponentProps } from 'react'
import { MoveStep } from './MoveStep'
import { PaymentsStep } from './PaymentsStep'
import { ReplacementStep } from './ReplacementStep'

export { LostSummary } from './LostSummary'

interface LaterStepsProps {
  move: ComponentProps<typeof MoveStep>
  payments: ComponentProps<typeof PaymentsStep>
  replacement: ComponentProps<typeof ReplacementStep>
}

export default function LaterSteps({ move, payments, replacement }: LaterStepsProps) {
  return (
    <>
      <MoveStep {...move} />
      <PaymentsStep {...payments} />
      <ReplacementStep {...replacement} />
    </>
  )
}
