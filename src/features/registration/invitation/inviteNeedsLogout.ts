import { createAction } from '@reduxjs/toolkit'

/** Somebody else is signed in here and makes room for the invited; `app/flows` logs out without leaving the page. */
export const inviteNeedsLogout = createAction('session/inviteNeedsLogout')
