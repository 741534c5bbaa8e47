import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { globalStyles } from './globalStyles'

/**
 * Renders the styles of every page. Documents have them in their own sheet, so the portal renders them no second time.
 * The development server has no documents.
 */
export function PageStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={globalStyles} />
    </>
  )
}
