import { Suspense, useEffect, useState } from 'react'
import { dialogsDismissed, selectOpenDialog } from '../shared/dialogs/dialogsSlice'
import {
  connectionAcknowledged,
  errorShown,
  selectAnnouncement,
  selectConnection,
  selectNotices,
} from '../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../shared/store'
import { Prefetch } from '../shared/prefetch'
import { lazyPart } from '../i18n/lazyPart'
import { WidgetBoundary } from '../shared/ui/page/WidgetBoundary'
import { whenIdle } from '../shared/whenIdle'

const AfterIdle = lazyPart(() => import('./AfterIdle'))
const DialogHost = lazyPart(() => import('./dialogs/DialogHost'))
const ConnectionDialog = lazyPart(() => import('./dialogs/ConnectionDialog'))

/** They load early, because they cannot load once the connection is lost. */
const dialogs = [ConnectionDialog.load, DialogHost.load]

/**
 * Shows what lies over the pages: notices, the dialogs of flows, and the connection dialog. Their code loads after the
 * page.
 */
export function Overlays() {
  const isIdle = useIsIdle()
  return (
    <>
      <Prefetch loads={dialogs} />
      <Messages isIdle={isIdle} />
      <AskedDialog />
      <ConnectionPopUp />
    </>
  )
}

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}

function Messages({ isIdle }: { isIdle: boolean }) {
  const notices = useAppSelector(selectNotices)
  const announcement = useAppSelector(selectAnnouncement)
  const isNeeded = isIdle || notices.length > 0 || announcement !== null
  return (
    <WidgetBoundary resetKeys={[notices, announcement]}>
      <Suspense fallback={null}>{isNeeded && <AfterIdle />}</Suspense>
    </WidgetBoundary>
  )
}

function AskedDialog() {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectOpenDialog)
  // If the dialog cannot be shown, the flow that waits for it ends, because it would never get an answer.
  const giveUp = () => {
    dispatch(dialogsDismissed())
    dispatch(errorShown({ key: 'app:crash.dialog' }))
  }
  return (
    <WidgetBoundary onCrash={giveUp} resetKeys={[dialog?.id]}>
      <Suspense fallback={null}>{dialog && <DialogHost />}</Suspense>
    </WidgetBoundary>
  )
}

function ConnectionPopUp() {
  const dispatch = useAppDispatch()
  const connection = useAppSelector(selectConnection)
  const showToast = () => {
    dispatch(connectionAcknowledged())
    dispatch(errorShown({ key: 'app:connection.text' }))
  }
  return (
    <WidgetBoundary onCrash={showToast} resetKeys={[connection]}>
      <Suspense fallback={null}>{connection !== 'fine' && <ConnectionDialog />}</Suspense>
    </WidgetBoundary>
  )
}
