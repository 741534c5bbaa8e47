import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { selectSettings } from '../../features/identity/settings'
import { paths } from '../../shared/paths'
import { routeOf } from '../../shared/routeOf'
import { useAppSelector } from '../../shared/store'
import { SectionNav } from '../../shared/ui/navigation/SectionNav'
import { pages } from '../pages'
import { NeedsBadge } from './needs/NeedsBadge'
import { sectionGlyphs } from './sectionGlyphs'
import { menuOf } from './sections'

interface AccountNavProps {
  withoutOverview?: boolean
}

export function AccountNav({ withoutOverview = false }: AccountNavProps) {
  const { t } = useTranslation()
  const sections = menuOf(useAppSelector(selectSettings))
  const open = routeOf(useLocation().pathname)?.name
  return (
    <SectionNav
      label={t('nav.account')}
      sections={sections
        .filter(({ route }) => !(withoutOverview && route === 'account'))
        .map(({ route, title, glyph, at }) => ({
          group: at && t(`account.group.${at[0]}`),
          to: paths[route],
          title: t(title),
          glyph: sectionGlyphs[glyph],
          isOpen: open && [open, pages[open].under].includes(route),
          badge: route === 'account' && <NeedsBadge />,
        }))}
    />
  )
}
