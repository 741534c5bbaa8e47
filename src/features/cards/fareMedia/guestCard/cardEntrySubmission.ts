import { submissionSlice } from '../../../../shared/submission/submissionSlice'

/** For a guest (FM-12). */
export const cardEntrySubmission = submissionSlice<{ number: string; code: string }>('cardSession')
