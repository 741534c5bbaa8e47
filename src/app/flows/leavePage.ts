import { dialogsDismissed, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import { drawerClosed, selectIsDrawerOpen } from '../../features/cart'
import type { locationChanged } from '../../shared/navigation'
import { put, select } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'

/** Another page came: what the one before had asked is over, and the drawer makes room. */
export function* leavePage(_event: ReturnType<typeof locationChanged>): SagaOf<void> {
  if (yield* select(selectOpenDialog)) yield* put(dialogsDismissed())
  if (yield* select(selectIsDrawerOpen)) yield* put(drawerClosed())
}
