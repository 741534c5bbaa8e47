import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { useAppSelector } from '../../shared/store'
import { SectionNav } from '../../shared/ui/navigation/SectionNav'
import { NeedsBadge } from './needs/NeedsBadge'
import { sectionGlyphs } from './sectionGlyphs'
import { offeredSections, startOf } from './sections'
import type { AccountSection, SectionRoute } from './sections'

interface AccountNavProps {
  sections?: readonly AccountSection[]
  /** Leaves out the overview, where the list is part of it. */
  withoutOverview?: boolean
}

/** The sections of the account that this operator offers. */
export function AccountNav({ sections, withoutOverview = false }: AccountNavProps) {
  const { t } = useTranslation()
  const offered = offeredSections(useAppSelector(selectSettings), sections)
  return (
    <SectionNav
      label={t('nav.account')}
      sections={offered
        .filter(({ isOverview }) => !isOverview || !withoutOverview)
        .map((section) => ({
          to: startOf(section),
          title: t(section.title),
          glyph: sectionGlyphs[section.route as SectionRoute],
          end: section.isOverview,
          badge: section.isOverview && <NeedsBadge />,
        }))}
    />
  )
}
