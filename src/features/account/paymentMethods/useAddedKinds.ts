import { useAppSelector } from '../../../shared/store'
import { selectSettings } from '../../identity/settings'
import type { AddedKind } from './methodChange'

const kinds: AddedKind[] = ['card', 'paypal', 'bank']

/** Returns the kinds that this operator allows. Rules and forms load with the form of a new one. */
export function useAddedKinds(): AddedKind[] {
  const { payments } = useAppSelector(selectSettings)
  return kinds.filter((kind) => kind !== 'paypal' || payments?.payPal !== undefined)
}
