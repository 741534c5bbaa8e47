import { nextNumber } from '../../state/tester/counters'
import type { BackendState } from '../../state'

export const nextUserId = (state: BackendState) => `user-${nextNumber(state, 'user')}`
