import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/Button'
import { errorText } from '../../shared/ui/errorText'
import { useSecondsToWait } from '../../shared/ui/useSecondsUntil'
import { useText } from '../../shared/ui/useText'
import { ProductCard } from './ProductCard'
import { Cards } from './productStyles'
import { hasMore } from './productsMachine'
import { moreRequested, selectPage } from './productsSlice'

/** The products in the backend's order, twelve at first and more on request (CAT-03). */
export function ProductList() {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectPage)
  const cards = useRef<HTMLUListElement>(null)
  /** Index of the first product that "Show more" adds. */
  const awaited = useRef<number>(undefined)
  const count = page.name === 'showing' ? page.list.products.length : 0
  const error = page.name === 'showing' ? page.list.moreError : undefined
  const seconds = useSecondsToWait(error)
  const reason = useId()
  const text = useText()
  useEffect(() => {
    const first = awaited.current
    if (first === undefined || count <= first) return
    awaited.current = undefined
    // The button moves or disappears, so the focus moves to the first new product.
    cards.current?.children[first]?.querySelector('h3')?.focus()
  }, [count])
  if (page.name !== 'showing') return null
  const { products, notShown, total, more } = page.list
  const isBusy = more === 'loading' || page.isRefreshing
  const isHeld = isBusy || seconds > 0
  const showMore = () => {
    awaited.current = count
    dispatch(moreRequested())
  }
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('list.count', { count: total ?? count })}
      </Typography>
      {notShown > 0 && <Typography sx={{ mb: 2 }}>{t('list.notShown', { count: notShown })}</Typography>}
      <Cards ref={cards} role="list">
        {products.map((product) => (
          <li key={product.uuid}>
            <ProductCard product={product} />
          </li>
        ))}
      </Cards>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 3 }}>
        {total !== null && count < total && (
          <Typography color="text.secondary">{t('list.shownOf', { count, total })}</Typography>
        )}
        {more === 'failed' && (
          <Typography role="alert" id={reason}>
            {seconds > 0 ? text(errorText(error)) : t('list.moreFailed')}
          </Typography>
        )}
        {hasMore(page.list) && (
          <Button
            variant="outlined"
            data-waiting={isBusy || undefined}
            aria-disabled={isHeld || undefined}
            aria-describedby={more === 'failed' ? reason : undefined}
            onClick={() => !isHeld && showMore()}
          >
            {isBusy ? t('list.loadingMore') : t('list.more')}
          </Button>
        )}
      </Box>
    </>
  )
}
