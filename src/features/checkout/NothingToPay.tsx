import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { LinkButton } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Page } from '../../shared/ui/Page'

/** An empty cart has no checkout; it may have been bought a moment ago, here or in another tab. */
export function NothingToPay() {
  const { t } = useTranslation(['checkout', 'cart'])
  return (
    <Page title={t('page')}>
      <EmptyState
        picture="emptyCart"
        title={t('cart:empty.title')}
        text={t('nothingToPay')}
        action={
          <LinkButton to={paths.products} variant="contained">
            {t('cart:empty.action')}
          </LinkButton>
        }
      />
    </Page>
  )
}
