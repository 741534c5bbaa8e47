import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/settings'
import { useAppSelector } from '../../shared/store'
import { SectionNav } from '../../shared/ui/navigation/SectionNav'
import { offeredSections } from './sections'
import type { AccountSection } from './sections'

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
        .map(({ start, title, glyph, isOverview }) => ({ to: start, title: t(title), glyph, end: isOverview }))}
    />
  )
}
