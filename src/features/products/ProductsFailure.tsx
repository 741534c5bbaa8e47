import { useTranslation } from 'react-i18next'
import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { FailurePanel } from '../../shared/ui/FailurePanel'
import { focusResults } from './focusResults'
import { searchRetried, selectPage } from './productsSlice'

/** A product or filter that does not exist (any more), most often from a shared or old address. */
const isNotFound = (error: ApiError) => hasCode(error, 40404) || (error.kind === 'http' && error.status === 404)

/** The list could not be had: what failed and a retry; the filters beside it stay (CAT-07). */
export function ProductsFailure() {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectPage)
  if (page.name !== 'filtersFailed' && page.name !== 'productsFailed') return null
  const { error } = page
  const retry = () => {
    // The button goes with the failure that it stands in.
    focusResults({ scroll: false })
    dispatch(searchRetried())
  }
  return (
    <FailurePanel
      title={t('failed.title')}
      text={isNotFound(error) ? t('failed.notFound') : undefined}
      error={error}
      onRetry={retry}
    />
  )
}
