import { useAppSelector } from '../../../shared/store'
import { kindOf } from '../../paying/payment/onDemand'
import { selectSettings } from '../../identity/settings'
import type { AddedKind } from './methodChange'

const kinds: AddedKind[] = ['card', 'paypal', 'bank']

/** Returns the kinds that this operator lets riders add. */
export function useAddedKinds(): AddedKind[] {
  const settings = useAppSelector(selectSettings)
  return kinds.filter((kind) => kindOf(kind)?.isOffered?.(settings) ?? true)
}
