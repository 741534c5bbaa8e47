import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { useAppDispatch } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { newVirtualCard } from '../management/onDemand'
import { passAttachment, passMove } from '../passes/onDemand'
import { transferOpened, transferring } from '../transfers/onDemand'
import { pausing } from './lostCard'
import { MoveStep } from './MoveStep'
import { PaymentsStep } from './PaymentsStep'
import { ReplacementStep } from './ReplacementStep'

export { AlsoLost } from './AlsoLost'
export { LostSummary } from './LostSummary'

interface LaterStepsProps {
  move: ComponentProps<typeof MoveStep>
  payments: ComponentProps<typeof PaymentsStep>
  replacement: ComponentProps<typeof ReplacementStep>
}

export default function LaterSteps({ move, payments, replacement }: LaterStepsProps) {
  const dispatch = useAppDispatch()
  const id = move.card.faremedia_id
  useSubmission(pausing, id)
  useSubmission(passAttachment, id)
  useSubmission(passMove, id)
  useSubmission(newVirtualCard, id)
  useSubmission(transferring, id)
  useEffect(() => {
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
