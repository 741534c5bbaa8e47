import { useAppSelector } from '../../../shared/store'
import { selectSettings } from '../../identity/settings'
import type { AddedKind } from './methodChange'

const kinds: AddedKind[] = ['card', 'paypal', 'bank']

/** By this operator. Rules and forms come with a new one's form. */
export function useAddedKinds(): AddedKind[] {
  const { payments } = useAppSelector(selectSettings)
  return kinds.filter((kind) => kind !== 'paypal' || payments?.payPal !== undefined)
}
