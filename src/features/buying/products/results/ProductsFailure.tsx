import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { focusResults } from '../filters/focusResults'
import { isNotFound } from '../../../../api/errors'
import { searchRetried, selectPage } from '../search/productsSlice'

/** Says why products are missing, and offers a retry if it can help. Filters stay (CAT-07). */
export function ProductsFailure() {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectPage)
  if (page.name !== 'filtersFailed' && page.name !== 'productsFailed') return null
  const { error, search } = page
  // A retry cannot help; the button above clears filters.
  const isGone = search.applied.length > 0 && isNotFound(error)
  const retry = () => {
    // The button goes with its error, so the results take the focus.
    focusResults({ scroll: false })
    dispatch(searchRetried())
  }
  return (
    <FailurePanel
      title={t('failed.title')}
      text={isGone ? t('failed.notFound') : undefined}
      error={error}
      onRetry={isGone ? undefined : retry}
    />
  )
}
