import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { clockGlyph } from '../../shared/ui/glyphs/products'
import { lazyPart } from '../../shared/ui/page/lazyScreen'
import { SkeletonLines } from '../../shared/ui/waiting/SkeletonLines'
import { WidgetBoundary } from '../../shared/ui/page/WidgetBoundary'
import { OverviewPart } from './OverviewPart'

const NextCharges = lazyPart(
  async () => ({ default: (await import('../../features/account/upcoming/onDemand')).NextCharges }),
  ['upcoming', 'fareMedia'],
)

/** The next charges of autoloads and renewals. Their code comes after the page's own. */
export function UpcomingPart() {
  const { t } = useTranslation('account')
  return (
    <OverviewPart
      title={t('upcoming.title')}
      glyph={clockGlyph}
      action={<LinkButton to={paths.accountUpcoming}>{t('upcoming.all')}</LinkButton>}
    >
      <WidgetBoundary>
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <NextCharges />
        </Suspense>
      </WidgetBoundary>
    </OverviewPart>
  )
}
