import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { EmptyPage } from '../../shared/ui/EmptyPage'

/** An empty cart has no checkout; it may have been bought a moment ago, here or in another tab. */
export function NothingToPay() {
  const { t } = useTranslation(['checkout', 'cart'])
  return (
    <EmptyPage
      title={t('page')}
      picture="emptyCart"
      heading={t('cart:empty.title')}
      text={t('nothingToPay')}
      to={paths.products}
      linkText={t('cart:empty.action')}
    />
  )
}
