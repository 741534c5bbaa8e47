import { useTranslation } from 'react-i18next'
import { Page } from '../../shared/ui/Page'
import { EmptyCart } from '../cart'

/** An empty cart has no checkout; it may have been bought a moment ago, here or in another tab. */
export function NothingToPay() {
  const { t } = useTranslation(['checkout', 'cart'])
  return (
    <Page title={t('page')}>
      <EmptyCart text={t('nothingToPay')} />
    </Page>
  )
}
