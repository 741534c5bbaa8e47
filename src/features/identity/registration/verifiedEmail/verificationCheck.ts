import { createAction } from '@reduxjs/toolkit'
import { submissionSlice } from '../../../../shared/submission/submissionSlice'

/**
 * The rider says that the email is confirmed, and the backend is asked. Done means that it is not confirmed; if it is,
 * the dialog closes.
 */
export const verificationCheck = submissionSlice('verification')

/** The window got the focus: check in the background. */
export const verificationGlanced = createAction('verification/glanced')
