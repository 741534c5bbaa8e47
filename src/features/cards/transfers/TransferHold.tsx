import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { transferAttempts } from '../../../shared/payments/openPayments'
import { MoneyObstacle } from '../../../shared/payments/MoneyObstacle'
import { selectRiderId } from '../../identity/session'
import { ContactWays } from '../../identity/settings/onDemand'
import { transferAgreed, transferring } from './sendTransfer'

/** Holds a transfer back while an earlier outcome is open, until the rider says to go on (PAY-13). */
export function TransferHold() {
  const dispatch = useAppDispatch()
  const owner = useAppSelector(selectRiderId) ?? ''
  const { status } = useAppSelector(transferring.select)
  return (
    <MoneyObstacle
      attempts={transferAttempts}
      owner={owner}
      isAnswer={status === 'failed'}
      contact={<ContactWays />}
      onAgree={() => {
        dispatch(transferAgreed())
        dispatch(transferring.opened())
      }}
    />
  )
}
