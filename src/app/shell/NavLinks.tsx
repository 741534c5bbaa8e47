import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/Link'
import { useNavEntries } from './navEntries'

const Place = styled('nav')({ display: 'flex', alignSelf: 'stretch' })
const List = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex' },
})

/** The open page is a stop on the line under the header. */
const Entry = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: '0 16px',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 6 },
  '&[aria-current]': { fontWeight: 800 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 11px)',
    bottom: -13,
    width: 22,
    height: 22,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `4px solid ${theme.vars.palette.harbour.main}`,
    background: theme.vars.palette.harbour.contrastText,
    outline: `3px solid ${theme.vars.palette.secondary.main}`,
    outlineOffset: -3,
    forcedColorAdjust: 'none',
  },
}))

export function NavLinks() {
  const { t } = useTranslation()
  const entries = useNavEntries()
  return (
    <Place aria-label={t('nav.label')}>
      <List>
        {entries.map(({ text, ...entry }) => (
          <li key={entry.to}>
            <Entry {...entry}>{text}</Entry>
          </li>
        ))}
      </List>
    </Place>
  )
}
