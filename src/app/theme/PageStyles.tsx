import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { globalStyles } from './globalStyles'

/**
 * Documents have their own sheet, so the portal renders these no second time. The development server has no documents.
 */
export function PageStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={globalStyles} />
    </>
  )
}
