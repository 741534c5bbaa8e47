import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { globalStyles } from './globalStyles'

/**
 * The styles for every page. Documents have them in their own style sheet, which stays: the portal in them renders this
 * no second time. The development server has no documents.
 */
export function PageStyles() {
  return (
    <>
      <CssBaseline />
      <GlobalStyles styles={globalStyles} />
    </>
  )
}
