import Button from '@mui/material/Button'
import type { ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'

export type LinkButtonProps = Omit<ButtonProps<typeof Link>, 'component' | 'href'>

/** Looks like a button because it is the next step, and is a link because it leads somewhere. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />
}
