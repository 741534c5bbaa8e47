import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { inLanguage, selectLanguage, selectSettings } from '../../features/identity/settings'
import { now } from '../../shared/clock'
import { dialogAsked } from '../../shared/dialogs/dialogsSlice'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { StoreBadge } from '../../shared/ui/pictures/StoreBadge'
import { Link } from '../../shared/navigation/Link'

const Ground = styled('footer')(({ theme }) => {
  const { harbour, secondary } = theme.vars.palette
  return {
    marginTop: 48,
    padding: '32px 16px 24px',
    [theme.breakpoints.up('sm')]: { paddingInline: 24 },
    backgroundColor: harbour.deep,
    color: harbour.soft,
    '--portal-focus': secondary.main,
    '& a, & button': { color: harbour.contrastText },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '10px 28px', margin: 0, padding: 0, listStyle: 'none' },
    '& p': { margin: 0 },
  }
})

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  maxWidth: 1152,
  margin: '0 auto',
  '& + &': { marginTop: 24, fontSize: '0.9375rem' },
  '& nav': { flex: '1 1 320px' },
  // Columns, so that no link is left alone on a line.
  '& nav ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 45%), 1fr))',
    gap: '4px 24px',
  },
})

/** A line of text alone is too low for a finger. */
const highEnough = { display: 'inline-block', padding: '6px 0' }
const FooterLink = styled('a')(highEnough)
const FooterRoute = styled(Link)(highEnough)
const FooterButton = styled('button')({
  ...highEnough,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
})
const Logo = styled('img')({ display: 'block', height: 40, maxWidth: 160, objectFit: 'contain' })

const pages = ['contact', 'faq', 'terms', 'privacy', 'survey', 'citation', 'shelter', 'licences'] as const

/** Names the operator and links to its other sites (NAV-07). Links that the operator has not set are hidden. */
export function Footer() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const { links, operator } = useAppSelector(selectSettings)
  const { name, legalName = name } = operator
  // The device's year: the operator's would take the data of its time zone before the first paint.
  const year = new Date(now()).getFullYear()
  const shown = pages.flatMap((page) => {
    const href = page === 'licences' ? '/third-party-licences.txt' : inLanguage(links[page], language)
    return href ? [{ page, href }] : []
  })
  const openPrivacy = () => dispatch(dialogAsked({ kind: 'privacyChoices', params: null }))
  return (
    <Ground data-print="hide">
      <Row>
        <nav aria-label={t('footer.label', { name })}>
          <ul>
            <li>
              <FooterRoute to={paths.findOrder}>{t('footer.findOrder')}</FooterRoute>
            </li>
            {shown.map(({ page, href }) => (
              <li key={page}>
                <FooterLink href={href} rel="noopener">
                  {t(`footer.${page}`)}
                </FooterLink>
              </li>
            ))}
            <li>
              <FooterButton type="button" onClick={openPrivacy}>
                {t('footer.privacyChoices')}
              </FooterButton>
            </li>
          </ul>
        </nav>
        {(links.appStore || links.googlePlay) && (
          <ul aria-label={t('footer.app')}>
            {links.appStore && <StoreBadge store="appStore" href={links.appStore} />}
            {links.googlePlay && <StoreBadge store="googlePlay" href={links.googlePlay} />}
          </ul>
        )}
      </Row>
      <Row>
        <p>{t('footer.copyright', { year: String(year), name: legalName })}</p>
        {links.logos.length > 0 && (
          <ul aria-label={t('footer.partners')}>
            {links.logos.map((logo) => (
              <li key={logo.href}>
                <a href={logo.href} rel="noopener">
                  <Logo src={logo.picture} alt={logo.name} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Row>
    </Ground>
  )
}
