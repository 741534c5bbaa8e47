import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from '../../shared/navigation/Link'

interface OtherKindProps {
  to: string
  title: string
  text: string
}

export function OtherKind({ to, title, text }: OtherKindProps) {
  const id = useId()
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      sx={{ mt: { xs: 5, md: 7 }, pt: 3, borderTop: 2, borderColor: 'divider' }}
    >
      <Typography id={id} component="h2" variant="h3">
        <Link to={to}>{title}</Link>
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
    </Box>
  )
}
