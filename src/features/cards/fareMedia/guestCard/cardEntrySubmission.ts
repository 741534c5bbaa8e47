import { submissionSlice } from '../../../../shared/submission/submissionSlice'

/** Number and code of the card that a guest wants to manage (FM-12). */
export const cardEntrySubmission = submissionSlice<{ number: string; code: string }>('cardSession')
