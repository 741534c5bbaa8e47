import { styled } from '@mui/material/styles'
import { Link } from '../../shared/navigation/Link'
import { useEntrance } from './navEntries'
import { rounded } from '../../shared/ui/rounded'

const Sign = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 18px',
  border: '2px solid currentColor',
  borderRadius: rounded(22),
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

export function Entrance() {
  const entrance = useEntrance()
  if (!entrance) return null
  return (
    <Sign to={entrance.to} data-signed-out="">
      {entrance.text}
    </Sign>
  )
}
