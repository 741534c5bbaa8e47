import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { focusResults } from '../filters/focusResults'
import { searchRetried, selectPage } from '../search/productsSlice'
import { isChoiceGone } from '../search/resultsView'

/** Says why products are missing, and offers a retry if it can help. Filters stay (CAT-07). */
export function ProductsFailure({ clear }: { clear: () => void }) {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectPage)
  if (page.name !== 'filtersFailed' && page.name !== 'productsFailed') return null
  const { error } = page
  const isGone = isChoiceGone(page)
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
    >
      {isGone && (
        <Button variant="contained" onClick={clear} sx={{ mt: 1.5 }}>
          {t('filters.clear')}
        </Button>
      )}
    </FailurePanel>
  )
}
