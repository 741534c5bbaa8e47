import Paper from '@mui/material/Paper'
import { FormSkeleton } from './FormSkeleton'

/** A form's place on a `form` page. */
export const FormPaperSkeleton = ({ fields }: { fields: number }) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
    <FormSkeleton fields={fields} />
  </Paper>
)
