import MuiLink from '@mui/material/Link'
import type { LinkProps } from '@mui/material/Link'
import { Link } from 'react-router'

/** A link to another page of the portal, in a sentence or on its own line. */
export function TextLink(props: LinkProps<typeof Link>) {
  return <MuiLink component={Link} {...props} />
}
