import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { privacyDialog } from '../../features/account/privacy'
import { inLanguage, selectLanguage, selectSettings } from '../../features/identity/settings'
import { now } from '../../shared/clock'
import { opened } from '../../shared/dialogs/ask'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { StoreBadge } from '../../shared/ui/pictures/StoreBadge'
import { Link } from '../../shared/navigation/Link'

/** The lists follow each other in lines. */
const inLines = {
  '& nav': { display: 'flex', flexWrap: 'wrap', gap: '0 var(--between, 24px)' },
  '& nav *': { display: 'contents' },
  '& nav a, & nav button': { display: 'inline-block', paddingBlock: 'var(--finger, 6px)' },
  '& h2': { display: 'none' },
  '& nav + ul': { columnGap: 12 },
}

const Ground = styled('footer')(({ theme }) => {
  const { harbour, secondary } = theme.vars.palette
  return {
    marginTop: 48,
    padding: '32px clamp(16px, 2.5vw, 24px) 24px',
    backgroundColor: harbour.deep,
    color: harbour.soft,
    '--portal-focus': secondary.main,
    '& a, & button': { color: harbour.contrastText },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '10px 28px', margin: 0, padding: 0, listStyle: 'none' },
    '& p': { margin: 0 },
    // It is low on a phone, and in the account, on pages of cards and in the checkout.
    '@media (max-width: 599.95px)': {
      padding: '20px 16px',
      '&&': {
        ...inLines,
        fontSize: '0.9375rem',
        '& > div': { rowGap: 16 },
        '--between': '18px',
        '--finger': '4px',
        '& > div + div': { marginTop: 16 },
        '& nav + ul': { columnGap: 8 },
        // Two badges fit in a line.
        '& nav + ul a': { minWidth: 0, gap: 6, padding: '4px 9px' },
        '& strong': { fontSize: '1rem' },
      },
    },
    'main:has([data-account], [data-compact]) + &': {
      ...inLines,
      '@media (min-width: 960px)': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        gap: '12px 24px',
        padding: '24px max(24px, 50% - 576px)',
        fontSize: '0.9375rem',
        '& > div': { display: 'contents' },
        '& nav': { gridColumn: '1 / -1' },
        '& nav + ul': { gridArea: '2 / 2' },
        '& p': { gridArea: '2 / 1' },
      },
    },
  }
})

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 24,
  maxWidth: 1152,
  margin: '0 auto',
  '& + &': { marginTop: 24, fontSize: '0.9375rem' },
  alignItems: 'start',
  '& nav': {
    flex: '1 1 420px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 45%), 1fr))',
    gap: 24,
  },
  '& nav ul': { flexDirection: 'column', gap: 4 },
  // Links are large enough for a finger.
  '& nav a, & nav button': { display: 'inline-block', padding: '6px 0' },
  '& h2': { margin: '0 0 4px', fontSize: '1rem' },
})

const FooterButton = styled('button')({
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
})
const Logo = styled('img')({ display: 'block', height: 40, maxWidth: 160, objectFit: 'contain' })

const columns = {
  help: ['contact', 'faq'],
  legal: ['terms', 'privacy', 'licences'],
  company: ['survey', 'citation', 'shelter'],
} as const

/** Links to the operator's other sites (NAV-07). Links that are not set are hidden. */
export function Footer() {
  const { t } = useTranslation()
  const { links, operator } = useAppSelector(selectSettings)
  const { name, legalName = name } = operator
  // The device's year is enough: the operator's needs its time zone's data before the first paint.
  const year = new Date(now()).getFullYear()
  return (
    <Ground data-print="hide">
      <Row>
        <nav aria-label={t('footer.label', { name })}>
          {(['help', 'legal', 'company'] as const).map((name) => (
            <Column key={name} name={name} />
          ))}
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
                <a href={logo.href}>
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

/** A column without links is hidden. */
function Column({ name }: { name: keyof typeof columns }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const { links } = useAppSelector(selectSettings)
  const hrefOf = (page: (typeof columns)[typeof name][number]) =>
    page === 'licences' ? '/third-party-licences.txt' : inLanguage(links[page], language)
  const shown = columns[name].filter(hrefOf)
  if (name === 'company' && shown.length === 0) return null
  return (
    <div>
      <h2>{t(`footer.column.${name}`)}</h2>
      <ul>
        {name === 'help' && (
          <li>
            <Link to={paths.findOrder}>{t('footer.findOrder')}</Link>
          </li>
        )}
        {shown.map((page) => (
          <li key={page}>
            <a href={hrefOf(page)}>{t(`footer.${page}`)}</a>
          </li>
        ))}
        {name === 'legal' && (
          <li>
            <FooterButton type="button" onClick={() => dispatch(opened(privacyDialog, null))}>
              {t('footer.privacyChoices')}
            </FooterButton>
          </li>
        )}
      </ul>
    </div>
  )
}
