import { nextNumber } from '../../state/counters'
import type { BackendState } from '../../state'

export const nextUserId = (state: BackendState) => `user-${nextNumber(state, 'user')}`
