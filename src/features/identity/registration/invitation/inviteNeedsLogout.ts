import { createAction } from '@reduxjs/toolkit'

/** A signed-in rider wants to log out to accept an invitation. `app/flows` logs out without leaving the page. */
export const inviteNeedsLogout = createAction('session/inviteNeedsLogout')
