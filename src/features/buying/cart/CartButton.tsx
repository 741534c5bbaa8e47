import { styled } from '@mui/material/styles'
import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { errorShown } from '../../../shared/notices/noticesSlice'
import { Prefetch } from '../../../shared/prefetch'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Glyph } from '../../../shared/ui/Glyph'
import { cartGlyph } from '../../../shared/ui/glyphs/frame'
import { lazyPart } from '../../../i18n/lazyPart'
import { WidgetBoundary } from '../../../shared/ui/page/WidgetBoundary'
import { drawerClosed, drawerOpened, selectCartCount, selectIsDrawerOpen } from './state/cartSlice'
import { rounded } from '../../../shared/ui/rounded'

const CartDrawer = lazyPart(() => import('./CartDrawer'))
const drawer = [CartDrawer.load]

const Button = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  minWidth: 44,
  padding: theme.spacing(0, 1.5),
  border: 0,
  borderRadius: rounded(22),
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
}))

const Badge = styled('span')(({ theme }) => ({
  minWidth: 24,
  padding: theme.spacing(0.25, 0.75),
  borderRadius: rounded(12),
  backgroundColor: (theme.vars ?? theme).palette.secondary.main,
  color: (theme.vars ?? theme).palette.secondary.contrastText,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // On a phone it lies on the sign's corner, so that the operator's name keeps its line.
  [theme.breakpoints.down('sm')]: { alignSelf: 'flex-start', margin: '1px 0 0 -14px' },
}))

export function CartButton() {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectCartCount)
  const isOpen = useAppSelector(selectIsDrawerOpen)
  // The press shows at once; the drawer, which is much to render, follows a frame later.
  const isDrawn = useDeferredValue(isOpen)
  const giveUp = () => {
    dispatch(drawerClosed())
    dispatch(errorShown({ key: 'app:crash.part' }))
  }
  return (
    <>
      <Prefetch loads={drawer} />
      <Button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('open', { count })}
        onClick={() => dispatch(drawerOpened())}
      >
        <Glyph shape={cartGlyph} size={24} weight={1.8} />
        <span data-wide="">{t('sign')}</span>
        {count > 0 && <Badge aria-hidden="true">{count}</Badge>}
      </Button>
      {isOpen && isDrawn && (
        <WidgetBoundary onCrash={giveUp}>
          <Suspense fallback={null}>
            <CartDrawer />
          </Suspense>
        </WidgetBoundary>
      )}
    </>
  )
}
