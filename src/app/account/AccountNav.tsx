import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { useAppSelector } from '../../shared/store'
import { SectionNav } from '../../shared/ui/navigation/SectionNav'
import { NeedsBadge } from './needs/NeedsBadge'
import { menuGroups, outsideMenu } from './menuGroups'
import type { MenuGroup } from './menuGroups'
import { sectionGlyphs } from './sectionGlyphs'
import { offeredSections, startOf } from './sections'
import type { AccountSection, SectionRoute } from './sections'

interface AccountNavProps {
  sections?: readonly AccountSection[]
  /** Leaves out the overview, where the list is part of it. */
  withoutOverview?: boolean
}

const grouped = Object.entries(menuGroups) as [MenuGroup, readonly string[]][]
const groupOf = (route: string) => grouped.find(([, routes]) => routes.includes(route))?.[0]
const order = grouped.flatMap(([, routes]) => routes)

/** The sections of the account that this operator offers, in their groups. */
export function AccountNav({ sections, withoutOverview = false }: AccountNavProps) {
  const { t } = useTranslation()
  const offered = offeredSections(useAppSelector(selectSettings), sections)
  const groupTitle = (group: MenuGroup | undefined) => group && t(`account.group.${group}`)
  return (
    <SectionNav
      label={t('nav.account')}
      sections={offered
        .filter(({ isOverview, route }) => !(isOverview && withoutOverview) && !outsideMenu.includes(route))
        .sort((one, other) => order.indexOf(one.route) - order.indexOf(other.route))
        .map((section) => ({
          group: groupTitle(groupOf(section.route)),
          to: startOf(section),
          title: t(section.title),
          glyph: sectionGlyphs[section.route as SectionRoute],
          end: section.isOverview,
          badge: section.isOverview && <NeedsBadge />,
        }))}
    />
  )
}
