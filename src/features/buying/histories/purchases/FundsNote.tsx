import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { Facts } from '../../../../shared/lists/PaperHead'
import { asChange } from '../../../../shared/lists/Sum'

export function FundsNote({ opening, sum, closing }: { opening: number; sum: number; closing: number }) {
  const { t, i18n } = useTranslation('histories')
  const money = (cents: number) => formatMoney(cents, i18n.language)
  return (
    <Facts aria-label={t('purchase.funds')}>
      <div>
        <dt>{t('purchase.opening')}</dt>
        <dd>{money(opening)}</dd>
      </div>
      <div>
        <dt>{t('purchase.change')}</dt>
        <dd>{asChange(sum, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('purchase.closing')}</dt>
        <dd>{money(closing)}</dd>
      </div>
    </Facts>
  )
}
