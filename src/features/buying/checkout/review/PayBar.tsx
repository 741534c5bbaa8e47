import { useTranslation } from 'react-i18next'
import { focusOn } from '../../../../shared/focus/pageHeading'
import { withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { ActionBar } from '../../../../shared/ui/buttons/ActionBar'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Price } from '../../../../shared/ui/Price'
import { selectQuoted } from '../order/quoteSlice'
import { PayButton } from './PayButton'
import { promoFieldId } from './PromoCode'
import { ShortRenewalTerms } from './RenewalTerms'

export function PayBar() {
  const { t } = useTranslation('checkout')
  const promo = useAppSelector(selectQuoted)?.quote.promo
  return (
    <ActionBar action={<PayButton />}>
      {promo ? (
        <span>
          {withBlank(t('totals.promo'))}
          <Price cents={-promo} size="small" />
        </span>
      ) : (
        <Button onClick={() => focusOn(promoFieldId)}>{t('promo.code')}</Button>
      )}
      <ShortRenewalTerms />
    </ActionBar>
  )
}
