import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectIsRider } from '../../features/identity/session'
import { inLanguage, languageIn, selectLanguage, selectSettings } from '../../features/identity/settings'
import { pageHeadingId } from '../../shared/focus/pageHeading'
import { paths } from '../../shared/paths'
import { usePrefetch } from '../../shared/prefetch'
import { useAppSelector } from '../../shared/store'
import { usePageTitle } from '../../shared/ui/page/Page'
import { Link } from '../../shared/navigation/Link'
import { palette } from '../../shared/ui/colours/palette'
import { pages } from '../pages'
import { HarbourScene } from './HarbourScene'
import { LandingRiders } from './LandingRiders'
import { LandingServices } from './LandingServices'
import { LandingSteps } from './LandingSteps'
import { rounded } from '../../shared/ui/rounded'

/** The page behind the first link, and what its calls need. */
const { screen, calls = screen } = pages.products
const products = [screen, calls]

const wide = '@media (min-width: 1200px)'

const Hero = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  background: palette.harbour,
  color: palette.onHarbour,
  '--portal-focus': palette.accent,
  [wide]: { minHeight: 'clamp(560px, 46vw, 700px)' },
})

const Words = styled('div')({
  position: 'relative',
  zIndex: 1,
  maxWidth: 1200,
  margin: '0 auto',
  padding: 'clamp(36px, 4vw, 56px) clamp(16px, 2.5vw, 24px) 0',
  // The text stays clear of the water below, however long it is.
  [wide]: { paddingBottom: 'calc(13vw + 32px)' },
  '&[data-own]': {
    [wide]: { padding: '72px max(24px, 50vw - 576px)', paddingRight: 'calc(40vw + 32px)', maxWidth: 'none' },
  },
})

const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  maxWidth: '12em',
  fontSize: 'clamp(2.375rem, 1.5rem + 3.4vw, 4rem)',
  lineHeight: 1.03,
}))

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: '20px 0 0',
  maxWidth: '33em',
  color: palette.onHarbourSoft,
  [wide]: { maxWidth: '29em' },
}))

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 28,
  '& + &': { gap: '0 24px', marginTop: 8 },
})

const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 52,
  padding: '8px 26px',
  border: '2px solid currentColor',
  borderRadius: rounded(10),
  color: palette.onHarbour,
  fontSize: '1.0625rem',
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
  '&[data-first]': { background: palette.accent, borderColor: palette.accent, color: palette.onAccent },
  '&[data-quiet]': { minHeight: 44, border: 0, padding: 0, textDecoration: 'underline' },
})

/** The picture stands under the text, or behind it on wide screens. Its room is reserved. */
const View = styled('div')({
  position: 'relative',
  height: 'clamp(210px, 40vw, 420px)',
  marginTop: 24,
  [wide]: { position: 'absolute', inset: 'auto 0 0', height: 'auto', marginTop: 0 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  // An operator's own picture never lies under text, which it could make unreadable.
  '&[data-own]': { [wide]: { inset: '0 0 0 60%' } },
})

/** Says what the portal is and for whom (LAND-01), in links and elements that work without scripts. */
export default function LandingPage() {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const { operator, features, landing } = useAppSelector(selectSettings)
  const language = useAppSelector(selectLanguage)
  const picture = landing?.picture
  const own = picture && ''
  const managesCards = !isRider && features.manageCard
  usePageTitle(t('meta.title'))
  usePrefetch(products)
  return (
    <>
      <Hero>
        <Words data-own={own}>
          <Headline id={pageHeadingId} tabIndex={-1}>
            {t('landing.headline')}
          </Headline>
          <Lead>{t('landing.lead', { operator: operator.name })}</Lead>
          <Ways>
            <Way data-first to={paths.products}>
              {t('landing.products')}
            </Way>
            {!isRider && (
              <Way data-signed-out="" to={paths.login()}>
                {t('landing.login')}
              </Way>
            )}
          </Ways>
          <Ways>
            {managesCards && (
              <Way data-quiet data-signed-out="" to={paths.manageCard}>
                {t('landing.manageCard')}
              </Way>
            )}
            {features.fareMedia && (
              <Way data-quiet to={paths.fareMedia}>
                {t('nav.lostCard')}
              </Way>
            )}
          </Ways>
        </Words>
        <View data-own={own}>
          {picture ? (
            <img src={picture.file} alt={inLanguage(picture.alt, language)} lang={languageIn(picture.alt, language)} />
          ) : (
            <HarbourScene />
          )}
        </View>
      </Hero>
      <LandingServices />
      <LandingSteps />
      <LandingRiders />
    </>
  )
}
