import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorShown } from '../../shared/notices/noticesSlice'
import { useAppDispatch } from '../../shared/store'
import { HeaderButton } from './HeaderButton'
import { Prefetch } from '../../shared/prefetch'
import { lazyPart } from '../../i18n/lazyPart'
import { WidgetBoundary } from '../../shared/ui/page/WidgetBoundary'
import { Glyph } from '../../shared/ui/Glyph'
import { menuGlyph } from '../../shared/ui/glyphs/frame'

const NavigationDrawer = lazyPart(() => import('./NavigationDrawer'))
const drawer = [NavigationDrawer.load]

/** Shows the navigation of narrow screens. The drawer loads when it is first needed (NAV-06). */
export function MobileNavigation() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const isOpen = state === 'open'
  const giveUp = () => {
    setState('closed')
    dispatch(errorShown({ key: 'app:crash.part' }))
  }
  return (
    <div data-narrow="" data-tour="menu">
      <Prefetch loads={drawer} />
      <HeaderButton
        type="button"
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setState('open')}
      >
        <Glyph shape={menuGlyph} size={24} weight={2.4} />
      </HeaderButton>
      {state !== 'unused' && (
        <WidgetBoundary onCrash={giveUp} resetKeys={[state]}>
          <Suspense fallback={null}>
            <NavigationDrawer open={isOpen} onClose={() => setState('closed')} />
          </Suspense>
        </WidgetBoundary>
      )}
    </div>
  )
}
