import { createAction } from '@reduxjs/toolkit'

/** `app/flows` logs out without leaving the page. */
export const inviteNeedsLogout = createAction('session/inviteNeedsLogout')
