import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { Link } from '../../shared/navigation/Link'

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  minWidth: 0,
  padding: 0,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 800,
  fontSize: 'clamp(1rem, 0.85rem + 0.7vw, 1.25rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.02em',
  '& img': { display: 'block', height: 36, maxWidth: 200, objectFit: 'contain' },
  // The name has as many lines as fit. Only a word that is wider than its place breaks.
  '& span': {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'break-word',
    whiteSpace: 'normal',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
})

const Sign = styled('svg')(({ theme }) => ({
  flex: 'none',
  '--line': theme.vars.palette.secondary.main,
  // With large text, a phone needs the room.
  '@container (max-width: 14rem)': { display: 'none' },
}))

function RouteSign() {
  return (
    <Sign width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <path d="M5 29h6c4 0 4-3 6-7l3-6c2-4 3-7 7-7h4" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="6" cy="29" r="4.5" fill="var(--mui-palette-harbour-main)" stroke="currentColor" strokeWidth="3" />
      <circle cx="30" cy="9" r="4.5" fill="var(--mui-palette-harbour-main)" stroke="currentColor" strokeWidth="3" />
    </Sign>
  )
}

/** The operator's logo, or its name beside a drawn sign. `build/look` reserves the place. */
export function Wordmark() {
  const { t } = useTranslation()
  const { name, logo, wordmark } = useAppSelector(selectSettings).operator
  return (
    <HomeLink to={paths.landing} aria-label={t('nav.homeOf', { name })}>
      {logo ? (
        <picture>
          {wordmark && <source media="(min-width: 600px)" srcSet={wordmark} />}
          <img data-logo src={logo} alt="" />
        </picture>
      ) : (
        <>
          <RouteSign />
          <span>{name}</span>
        </>
      )}
    </HomeLink>
  )
}
