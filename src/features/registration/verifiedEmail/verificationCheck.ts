import { createAction } from '@reduxjs/toolkit'
import { submissionSlice } from '../../../shared/submission/submissionSlice'

/** The rider says that the email is confirmed; the backend knows. Done: it is not, or nothing would be asked any more. */
export const verificationCheck = submissionSlice('verification')

/** The window was returned to: a look in passing, which nobody waits for. */
export const verificationGlanced = createAction('verification/glanced')
