import { useTranslation } from 'react-i18next'
import { withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { ActionBar } from '../../../../shared/ui/buttons/ActionBar'
import { Price } from '../../../../shared/ui/Price'
import { selectQuoted } from '../order/quoteSlice'
import { PayButton } from './PayButton'
import { ShortRenewalTerms } from './RenewalTerms'

export function PayBar({ isReviewShown }: { isReviewShown: boolean }) {
  const { t } = useTranslation('checkout')
  const promo = useAppSelector(selectQuoted)?.quote.promo
  return (
    <ActionBar action={<PayButton isReviewShown={isReviewShown} />}>
      {promo ? (
        <span>
          {withBlank(t('totals.promo'))}
          <Price cents={-promo} size="small" />
        </span>
      ) : null}
      <ShortRenewalTerms />
    </ActionBar>
  )
}
