import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { useAppDispatch } from '../../../shared/store'
import { newVirtualCard } from '../management/onDemand'
import { passAttachment, passMove } from '../passes/onDemand'
import { transferOpened, transferring } from '../transfers/onDemand'
import { pausing } from './lostCard'
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
  const dispatch = useAppDispatch()
  const id = move.card.faremedia_id
  useEffect(() => {
    for (const submission of [pausing, passAttachment, passMove, newVirtualCard, transferring])
      dispatch(submission.opened())
    dispatch(transferOpened())
    return () => {
      dispatch(passAttachment.dropped())
      dispatch(passMove.dropped())
    }
  }, [dispatch, id])
  return (
    <>
      <MoveStep {...move} />
      <PaymentsStep {...payments} />
      <ReplacementStep {...replacement} />
    </>
  )
}
