import { createAction } from '@reduxjs/toolkit'

/** The rider wants to confirm the email: the dialog sends the message again, and sees when it is confirmed. */
export const verificationWanted = createAction('account/verificationWanted')
