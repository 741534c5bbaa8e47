import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { UndoBar } from '../../../../shared/ui/records/UndoBar'
import { undoRequested } from '../state/cartRequests'
import { focusHeadingWhenLost } from './focusAfterRemoval'
import { selectRemoval } from './removalsSlice'
import type { Removal } from './removalsSlice'

/** Offers to undo the last removal until the next one, or until the cart is left. */
export function UndoOffer() {
  const removal = useAppSelector(selectRemoval)
  return removal && <Offer key={removal.id} removal={removal} />
}

function Offer({ removal: { id, taken } }: { removal: Removal }) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  useEffect(() => focusHeadingWhenLost, [])
  const [first] = taken
  const text =
    taken.length === 1 && first
      ? t('undo.line', { name: first.line.name })
      : t('undo.lines', { count: taken.reduce((sum, { line }) => sum + line.quantity, 0) })
  return <UndoBar text={text} onUndo={() => dispatch(undoRequested(id))} />
}
